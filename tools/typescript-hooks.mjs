// How a file of TypeScript is loaded (tools/typescript.mjs): its types are taken out, and nothing else is changed.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'rolldown/utils';

const TYPESCRIPT = /\.tsx?$/;

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !TYPESCRIPT.test(pathname)) return next(url, context);
  const file = fileURLToPath(new URL(pathname, 'file:'));
  const { code, map, errors } = await transform(file, await readFile(file, 'utf8'), {
    sourcemap: true,
    target: 'es2023',
  });
  if (errors.length > 0) throw errors[0];
  const about = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
  return { format: 'module', source: `${code}\n//# sourceMappingURL=${about}`, shortCircuit: true };
}
