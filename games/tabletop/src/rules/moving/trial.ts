import { overlaps, type Shape } from '@tambour/boards';
import { shapeOf } from '../table/footprints.ts';
import { type Course, courseOf } from './course.ts';
import type { Ending } from './ending.ts';
import type { Field, Solid } from './field.ts';
import type { Command, Element, Progress } from './mover.ts';
import { type Stay, stay, stayOf } from './spells.ts';
import { type Lack, walk } from './walk.ts';

/** One element of a trial, and how the unit is after it. */
export interface Part {
  readonly element: Element;
  readonly course: Course | null;
  readonly stay: Stay | null;
  readonly before: Progress;
  readonly after: Progress;
  readonly lack: Lack | null;
}
const isRun = (element: Element): element is Element & { readonly kind: 'advance' | 'back' | 'wheel' } =>
  element.kind === 'advance' || element.kind === 'back' || element.kind === 'wheel';

function partOf(field: Field, before: Progress, element: Element, isLast: boolean, ending: Ending): Part {
  if (isRun(element)) {
    const course = courseOf(field, before, element, ending);
    return { element, course, stay: null, before, ...walk(field, before, course, isLast) };
  }
  const found = stayOf(field, before, element);
  const { after, isShort } = stay(before, found);
  return { element, course: null, stay: found, before, after, lack: isShort ? 'time' : null };
}
/** A command tried from end to end, whether it may be given or not: the conditions read it. Nothing is looked at before it is asked for. */
export class Trial {
  private tried: readonly Part[] | undefined;
  private endShape: Shape | undefined;
  private firstStop: Solid['what'] | null | undefined;
  /** Whether every condition holds, once that was looked at. */
  isAdmitted: boolean | undefined;

  constructor(
    readonly field: Field,
    readonly command: Command,
    /** The elements in their order; none where no way leads there. */
    readonly elements: readonly Element[],
    /** Of a march: where its last run is to end, `fine` if anywhere; and which of the elements that is. */
    private readonly way?: { readonly ending: Ending; readonly last: number },
  ) {}

  get parts(): readonly Part[] {
    if (this.tried) return this.tried;
    const parts: Part[] = [];
    let before = this.field.start;
    this.elements.forEach((element, i) => {
      const isLast = i === this.elements.length - 1;
      const ending = !this.way ? 'whole' : this.way.last === i ? this.way.ending : 'fine';
      const part = partOf(this.field, before, element, isLast, ending);
      parts.push(part);
      before = part.after;
    });
    this.tried = parts;
    return parts;
  }
  /** How the unit is afterwards. */
  get end(): Progress {
    return this.parts.at(-1)?.after ?? this.field.start;
  }
  get shape(): Shape {
    this.endShape ??= this.end.sector ? this.end.sector.shape : this.ownShape();
    return this.endShape;
  }
  private ownShape(): Shape {
    const { base } = this.end;
    const course = this.parts.at(-1)?.course;
    return course?.to === base ? course.shape : shapeOf(base);
  }
  /** Whether its elements lead where they are to. */
  get isThere(): boolean {
    return this.elements.length > 0 && this.parts.every(({ course }) => !course || course.isThere);
  }
  /** What first stops it on its way. */
  get stop(): Solid['what'] | null {
    if (this.firstStop === undefined) this.firstStop = this.findStop();
    return this.firstStop;
  }
  private findStop(): Solid['what'] | null {
    for (const { course } of this.parts) {
      const stop = course?.freedom().stop;
      if (stop) return stop;
    }
    return null;
  }
  /** C2l Whether there is no room for what is done on the spot. */
  get hasClash(): boolean {
    return this.parts.some((part) => part.stay !== null && part.stay.clash !== null);
  }
  lacks(what: Lack): boolean {
    return this.parts.some(({ lack }) => lack === what);
  }
  /** C1e C3f Whether it would end over a friend that it went through. */
  get endsOverFriend(): boolean {
    this.field.looked.cover(this.shape);
    return this.field.passable.some((friend) => overlaps(this.shape, friend.shape));
  }
  /** C1e Whether the end, which may be a tenth off the way, lies over something. */
  get endsOverSolid(): boolean {
    if (this.way === undefined) return false;
    this.field.looked.cover(this.shape);
    return this.field.solids.some((solid) => overlaps(this.shape, solid.shape));
  }
}
