import { escapeHtml, slugOf } from '../html.js';
import { renderInline, renderMarkdown, scrollable } from '../markdown.js';
import { addressOf, type GuidePage } from '../page.js';
import { type Contract, METHODS } from './contract.js';
import { fieldTable } from './field-table.js';
import { type Call, operationSection } from './operation-section.js';
import { isObjectType, TYPES_PATH } from './type-text.js';

/** Renders the API reference: an overview, a page for each tag of the contract, and the types. */
export function apiPages(contract: Contract): GuidePage[] {
  const calls = callsOf(contract);
  return [
    overview(contract, calls),
    ...contract.tags.map(({ name, description }) => tagPage(contract, calls, { name, description })),
    typesPage(contract),
  ];
}

function callsOf(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [{ method, path, operation, parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])] }];
    }),
  );
}

const pathOfTag = (name: string) => `api/${slugOf(name)}`;

function ofTag(calls: readonly Call[], name: string): Call[] {
  return calls.filter(({ operation }) => operation.tags.includes(name));
}

function overview(contract: Contract, calls: readonly Call[]): GuidePage {
  const groups = contract.tags.map(({ name, description }) => {
    const address = addressOf(pathOfTag(name));
    const rows = ofTag(calls, name).map(
      ({ method, path, operation: { operationId, summary } }) =>
        `<tr><td><span class="method" data-method="${method}">${method.toUpperCase()}</span></td><td><a href="${address}#${operationId}"><code>${escapeHtml(path)}</code></a></td><td>${escapeHtml(summary)}</td></tr>`,
    );
    const table = `<table class="calls"><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Purpose</th></tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody></table>`;
    return `<h2 id="${slugOf(name)}"><a href="${address}">${escapeHtml(name)}</a></h2>\n<p>${renderInline(description)}</p>\n${scrollable(table, name)}`;
  });
  return {
    path: 'api',
    title: 'API reference',
    summary: 'Every call of the HTTP API, with its parameters, body and responses.',
    html: `<h1>API reference</h1>
<p class="lead">Every call of the HTTP API, with its parameters, body and responses.</p>
${renderMarkdown(contract.info.description).html}
<p>Send the access token of a signed-in user as <code>Authorization: Bearer {token}</code>. It lives 15 minutes; <a href="${addressOf(pathOfTag('Auth'))}#refreshSession">refresh the session</a> to get the next one.</p>
${groups.join('\n')}`,
    headings: contract.tags.map(({ name }) => ({ id: slugOf(name), text: name })),
  };
}

function tagPage(
  contract: Contract,
  calls: readonly Call[],
  { name, description }: Contract['tags'][number],
): GuidePage {
  const own = ofTag(calls, name);
  return {
    path: pathOfTag(name),
    title: name,
    summary: description,
    html: `<h1>${escapeHtml(name)}</h1>\n<p class="lead">${renderInline(description)}</p>\n${own.map((call) => operationSection(contract, call)).join('\n')}`,
    headings: own.map(({ operation: { operationId, summary } }) => ({ id: operationId, text: summary })),
  };
}

function typesPage(contract: Contract): GuidePage {
  const types = Object.entries(contract.components.schemas).filter(([, schema]) => isObjectType(contract, schema));
  const sections = types.map(
    ([name, schema]) =>
      `<section>\n<h2 id="${name}">${name}</h2>\n${schema.description ? `<p>${renderInline(schema.description)}</p>\n` : ''}${fieldTable(contract, schema, name)}</section>`,
  );
  return {
    path: TYPES_PATH,
    title: 'Types',
    summary: 'The objects that calls take and return.',
    html: `<h1>Types</h1>\n<p class="lead">The objects that calls take and return.</p>\n${sections.join('\n')}`,
    headings: types.map(([name]) => ({ id: name, text: name })),
  };
}
