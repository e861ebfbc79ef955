/** What the schema of the protocol is written in: a part of JSON Schema. A word that is not known here is an error. */
type Schema = Readonly<Record<string, unknown>>;
const KNOWN = new Set([
  ...['$ref', '$defs', '$schema', 'title', 'description', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'properties'],
  ...['required', 'additionalProperties', 'items', 'minimum', 'maximum', 'maxLength', 'maxItems'],
]);

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const isType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is wrong with a value, by path. Stricter than JSON Schema in one thing: an object may have no fields but those the schema lists, unless it
 * says that it may; so that whatever the program says is written down.
 */
export function schemaFaults(root: Schema, schema: Schema, value: unknown, path = ''): string[] {
  const unknown = Object.keys(schema).find((word) => !KNOWN.has(word));
  if (unknown !== undefined) throw new Error(`the schema uses ${unknown}, which is not checked`);
  const { $ref, type, properties, items, required, additionalProperties: more } = schema;
  if (typeof $ref === 'string') return schemaFaults(root, resolve(root, $ref), value, path);
  const faults: string[] = [];
  const fault = (why: string) => faults.push(`${path || '/'}: ${why}`);
  if (typeof type === 'string' && !isType(value, type)) return [`${path || '/'}: is ${typeOf(value)}, not ${type}`];
  if ('const' in schema && !same(schema.const, value)) fault(`is not ${JSON.stringify(schema.const)}`);
  if (Array.isArray(schema.enum) && !schema.enum.some((one) => same(one, value))) fault('is none of the enum');
  for (const word of ['anyOf', 'oneOf'] as const) {
    const list = schema[word] as readonly Schema[] | undefined;
    const tried = list?.map((one) => schemaFaults(root, one, value, path));
    const fits = tried?.filter((found) => found.length === 0).length ?? 1;
    if (fits === 0) fault(`fits none of ${word} (${tried?.map((found) => found[0]).join('; ')})`);
    if (word === 'oneOf' && fits > 1) fault('fits more than one of oneOf');
  }
  if (typeof value === 'number') {
    if (typeof schema.minimum === 'number' && value < schema.minimum) fault('is less than the minimum');
    if (typeof schema.maximum === 'number' && value > schema.maximum) fault('is more than the maximum');
  }
  if (typeof value === 'string' && typeof schema.maxLength === 'number' && value.length > schema.maxLength)
    fault('is too long');
  if (Array.isArray(value)) {
    if (typeof schema.maxItems === 'number' && value.length > schema.maxItems) fault('has too many items');
    if (items) value.forEach((one, i) => void faults.push(...schemaFaults(root, items as Schema, one, `${path}/${i}`)));
  }
  if (typeOf(value) === 'object') {
    const fields = value as Readonly<Record<string, unknown>>;
    const known = (properties ?? {}) as Readonly<Record<string, Schema>>;
    for (const name of (required ?? []) as readonly string[]) if (!Object.hasOwn(fields, name)) fault(`lacks ${name}`);
    for (const [name, one] of Object.entries(fields)) {
      const at = `${path}/${name}`;
      const own = Object.hasOwn(known, name) ? known[name] : undefined;
      if (own) faults.push(...schemaFaults(root, own, one, at));
      else if (typeof more === 'object') faults.push(...schemaFaults(root, more as Schema, one, at));
      else if (more !== true && (properties || more === false)) faults.push(`${at}: is not in the schema`);
    }
  }
  return faults;
}

function resolve(root: Schema, ref: string): Schema {
  const found = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Schema | undefined)?.[name], root);
  if (typeof found !== 'object' || found === null) throw new Error(`the schema has no ${ref}`);
  return found as Schema;
}
