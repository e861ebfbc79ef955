import { describe, expect, it } from 'vitest';
import { cutCells } from './cells.ts';
import { cut } from './cut.ts';

const PAPER = { x: 0, y: 0, width: 200, height: 100 };
const CELLS = cutCells(PAPER, 100, 5);
const sheet = (inner: string): string => `<svg xmlns="x" viewBox="0 0 200 100" width="200" height="100">${inner}</svg>`;
/** What each half of the paper holds. */
const halves = (inner: string): string[] =>
  cut(sheet(inner), CELLS).map((svg) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')));

describe('a sheet in pieces', () => {
  it('covers the paper, each piece with a margin', () => {
    expect(CELLS.map(({ core }) => [core.x, core.y])).toEqual([
      [0, 0],
      [100, 0],
    ]);
    expect(cut(sheet(''), CELLS)[1]).toBe('<svg xmlns="x" viewBox="95 -5 110 110" width="110" height="110"></svg>');
  });
  it('leaves out what lies elsewhere, and groups that end up empty', () => {
    const left = '<circle cx="20" cy="20" r="5"/>';
    const right = '<rect x="150" y="50" width="10" height="10"/>';
    expect(halves(`<g class="a">${left}</g>${right}`)).toEqual([`<g class="a">${left}</g>`, right]);
  });
  it('counts the width of the pen, also one handed down', () => {
    const line = '<path d="M80 0v90"/>';
    expect(halves(line)[1]).toBe('');
    const thick = `<g stroke-width="30">${line}</g>`;
    expect(halves(thick)).toEqual([thick, thick]);
  });
  it('takes a path apart, but not one painted by its own bounds', () => {
    expect(halves('<path d="M10 10h5M150 10h5" stroke="#000"/>')).toEqual([
      '<path d="M10 10h5" stroke="#000"/>',
      '<path d="M150 10h5" stroke="#000"/>',
    ]);
    const shaded = '<path d="M10 10h5v5zM150 10h5v5z" fill="url(#shade)"/>';
    expect(halves(shaded)).toEqual([shaded, shaded]);
  });
  it('follows transforms and things used', () => {
    const defs = '<defs><g id="tree"><circle cx="0" cy="0" r="4"/></g></defs>';
    const far = '<g transform="translate(150 0)"><use href="#tree" x="10" y="10"/></g>';
    const near = '<use href="#tree" x="10" y="10"/>';
    expect(halves(defs + far + near)).toEqual([defs + near, defs + far]);
    const turned = '<rect transform="rotate(-90)" x="-60" y="150" width="10" height="10"/>';
    expect(halves(turned)).toEqual(['', turned]);
  });
  it('keeps everywhere what others may lean on, and what it does not know', () => {
    const named = '<path id="river" d="M10 10h20"/>';
    const along = '<text font-size="10"><textPath href="#river">Scheldt</textPath></text>';
    expect(halves(named + along)).toEqual([named + along, named]);
    const other = '<foreignObject width="1"><p>x</p></foreignObject>';
    expect(halves(other)).toEqual([other, other]);
    const skewed = '<rect transform="skewX(3)" width="1" height="1"/>';
    expect(halves(skewed)).toEqual([skewed, skewed]);
  });
  it('gives words room for wide letters', () => {
    const word = '<text x="60" y="50" font-size="10">Villars</text>';
    expect(halves(word)).toEqual([word, word]);
  });
});
