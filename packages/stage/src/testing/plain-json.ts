/**
 * Whether a value comes out of JSON, or of a message between two threads, as it went in. To compare it with a copy says the same and takes
 * a hundred times as long, which counts where every order of a battle is looked at.
 */
export function isPlainJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      if (value === null) return true;
      if (Array.isArray(value)) return value.every(isPlainJson);
      // What is not there and what is undefined are the same to whoever reads it.
      return isRecord(value) && Object.values(value).every((inner) => inner === undefined || isPlainJson(inner));
    default:
      return false;
  }
}
const isRecord = (value: object): boolean => Object.prototype.toString.call(value) === '[object Object]';
