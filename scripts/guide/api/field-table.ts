import { escapeHtml } from '../html.js';
import { renderInline, scrollable } from '../markdown.js';
import { type Contract, type Parameter, resolve, type Schema } from './contract.js';
import { isObjectType, limitsText, typeHtml } from './type-text.js';

interface Row {
  name: string;
  schema: Schema;
  required: boolean;
  note?: string | undefined;
}

/** Renders the fields of an object, with those of unnamed objects in it. */
export function fieldTable(contract: Contract, schema: Schema, label: string): string {
  return table(contract, rowsOf(contract, schema, ''), label);
}

export function parameterTable(contract: Contract, parameters: readonly Parameter[]): string {
  const rows = parameters.map(({ name, in: place, description, required, schema }) => ({
    name,
    schema: schema ?? {},
    required: required === true,
    note: [`In the ${place}.`, description].filter(Boolean).join(' '),
  }));
  return table(contract, rows, 'Parameters');
}

function rowsOf(contract: Contract, schema: Schema, prefix: string): Row[] {
  const { properties = {}, required = [], allOf = [] } = resolve(contract, schema);
  const own = Object.entries(properties).flatMap(([field, part]): Row[] => {
    const row = { name: `${prefix}${field}`, schema: part, required: required.includes(field) };
    const unnamed = part.$ref === undefined && isObjectType(contract, part);
    return unnamed ? [row, ...rowsOf(contract, part, `${row.name}.`)] : [row];
  });
  return [...allOf.flatMap((part) => rowsOf(contract, part, prefix)), ...own];
}

function table(contract: Contract, rows: readonly Row[], label: string): string {
  if (rows.length === 0) return '';
  const lines = rows.map(({ name, schema, required, note }) => {
    const mark = required ? '' : ' <span class="optional">optional</span>';
    const texts = [note ?? resolve(contract, schema).description, limitsText(contract, schema)].filter(Boolean);
    return `<tr><td><code>${escapeHtml(name)}</code>${mark}</td><td>${typeHtml(contract, schema)}</td><td>${renderInline(texts.join(' '))}</td></tr>`;
  });
  return scrollable(
    `<table class="fields">\n<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Description</th></tr></thead>\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`,
    label,
  );
}
