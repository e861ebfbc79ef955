import { fitToPrint } from '@tambour/stage/testing';

/** Ids are for machines: AU-C-GEN-1, M-P-BAG-1, AU-P-ARQ-1-EP-I, gave-way. */
const IDS = /(?<![\p{L}-])(AU|AV|CO|D|M)-[CP]-|(?<!\p{L})[CP]\d(?!\d)|\b(TQ|DS|FQ|FC|PM|MP|LG|CC|AP|DP)\b/u;
const ENGLISH = /(?<![\p{L}’-])(order|column|border|rounds?|light horse|gendarmes of)(?![\p{L}-])/iu;
/** Whether a text is fit to print in both languages. */
export const readsWell = fitToPrint(IDS, { isUnchained: true, more: ENGLISH });
