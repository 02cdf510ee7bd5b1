import { escapeHtml } from '../html.js';
import { renderInline, renderMarkdown, scrollable } from '../markdown.js';
import { type Body, type Contract, exampleOf, type Operation, type Parameter, resolve } from './contract.js';
import { fieldTable, parameterTable } from './field-table.js';
import { typeHtml } from './type-text.js';

/** One call of the API. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
  /** Those of the path, then those of the operation. */
  parameters: readonly Parameter[];
}

/** Renders a call: method and path, parameters, body and responses. */
export function operationSection(contract: Contract, { method, path, operation, parameters }: Call): string {
  const { operationId, summary, description = '', requestBody, responses } = operation;
  const resolved = parameters.map((parameter) => resolve(contract, parameter));
  return `<section class="operation">
<h2 id="${operationId}">${escapeHtml(summary)}</h2>
<p class="call"><span class="method" data-method="${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></p>
${renderMarkdown(description).html}
<p class="credentials">${credentialsText(operation.security ?? contract.security ?? [])}</p>
${resolved.length > 0 ? `<h3>Parameters</h3>\n${parameterTable(contract, resolved)}` : ''}
${requestBody ? bodyHtml(contract, resolve(contract, requestBody)) : ''}
<h3>Responses</h3>
${responsesTable(contract, responses)}
${responseExample(contract, responses)}
</section>`;
}

function credentialsText(security: readonly Record<string, unknown>[]): string {
  const names = security.flatMap((choice) => Object.keys(choice));
  if (names.length === 0) return 'Needs no credentials.';
  return names.includes('cookieAuth') ? 'Needs the refresh cookie.' : 'Needs a bearer token.';
}

function bodyHtml(contract: Contract, { content = {} }: Body): string {
  const [[mediaType, media] = []] = Object.entries(content);
  if (mediaType === undefined || media === undefined) return '';
  const fields = media.schema ? fieldTable(contract, media.schema, 'Body') : '';
  return `<h3>Body</h3>\n<p><code>${escapeHtml(mediaType)}</code></p>\n${fields}${exampleHtml('Example body', exampleOf(contract, media))}`;
}

function responsesTable(contract: Contract, responses: Operation['responses']): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const { description = '', content = {} } = resolve(contract, response);
    const [media] = Object.values(content);
    const type = media?.schema ? typeHtml(contract, media.schema) : '';
    const name = status === 'default' ? 'other' : status;
    return `<tr><td><span class="status" data-class="${name[0]}">${name}</span></td><td>${renderInline(description)}</td><td>${type}</td></tr>`;
  });
  return scrollable(
    `<table class="responses">\n<thead><tr><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">Body</th></tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`,
    'Responses',
  );
}

function responseExample(contract: Contract, responses: Operation['responses']): string {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const [media] = Object.values((success && resolve(contract, success).content) ?? {});
  return media ? exampleHtml('Example response', exampleOf(contract, media)) : '';
}

function exampleHtml(label: string, example: unknown): string {
  if (example === undefined) return '';
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  const code = scrollable(`<pre><code>${escapeHtml(text.trimEnd())}</code></pre>`, label);
  return `<details class="example"><summary>${label}</summary>\n${code}</details>`;
}
