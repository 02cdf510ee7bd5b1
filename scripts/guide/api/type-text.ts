import { escapeHtml } from '../html.js';
import { addressOf } from '../page.js';
import { type Contract, referredName, resolve, type Schema } from './contract.js';

/** Path of the page that lists the types. */
export const TYPES_PATH = 'api/types';

/** Returns whether a schema is an object with fields, which has a section on the page of types. */
export function isObjectType(contract: Contract, schema: Schema): boolean {
  const { properties, allOf } = resolve(contract, schema);
  return properties !== undefined || allOf !== undefined;
}

/** Returns the type of a value as HTML, such as `Flow[]` with a link to `Flow`. */
export function typeHtml(contract: Contract, schema: Schema): string {
  const name = referredName(schema);
  if (name !== undefined && isObjectType(contract, schema))
    return `<a href="${addressOf(TYPES_PATH)}#${name}">${name}</a>`;
  const plain = resolve(contract, schema);
  if (plain.items) return `${typeHtml(contract, plain.items)}[]`;
  const choices = plain.oneOf ?? plain.anyOf;
  if (choices) return choices.map((choice) => typeHtml(contract, choice)).join(' or ');
  if (plain.enum) return plain.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' or ');
  const types = [plain.type ?? 'any'].flat();
  return types.map((type) => (type === 'string' && plain.format ? `string (${plain.format})` : type)).join(' or ');
}

/** Returns the limits of a value in words, or an empty text. */
export function limitsText(contract: Contract, schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, maxItems, default: preset } = resolve(contract, schema);
  const limits = [
    minLength !== undefined && minLength > 0 && `At least ${count(minLength, 'character')}.`,
    maxLength !== undefined && `At most ${count(maxLength, 'character')}.`,
    minimum !== undefined && `At least ${minimum}.`,
    maximum !== undefined && `At most ${maximum}.`,
    maxItems !== undefined && `At most ${count(maxItems, 'item')}.`,
    preset !== undefined && `Default: ${JSON.stringify(preset)}.`,
  ];
  return limits.filter(Boolean).join(' ');
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
