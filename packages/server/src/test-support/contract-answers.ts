import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from '../contract/read-contract.js';

interface Answers {
  operationId?: string;
  responses?: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

const contract = readContract() as unknown as {
  paths: Record<string, Record<string, Answers>>;
  components: { responses: Record<string, { content?: Record<string, unknown> }> };
};
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

/**
 * Reads the JSON of an answer and checks that the contract knows it: status, content type and every property.
 *
 * @throws Error that says what does not fit
 */
export async function readContractAnswer<T>(operationId: string, answer: Response): Promise<T> {
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const pointer = schemaPointer(operationId, String(answer.status), type);
  const validate = ajv.compile({ $ref: `contract#${pointer}` });
  const body: unknown = await answer.json();
  if (!validate(body)) throw new Error(`${operationId} ${answer.status}: ${ajv.errorsText(validate.errors)}`);
  return body as T;
}

function schemaPointer(operationId: string, status: string, type: string): string {
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId !== operationId) continue;
      const answer = operation.responses?.[status];
      const base = answer?.$ref ?? `#/paths/${escapePointer(path)}/${method}/responses/${status}`;
      const name = base.split('/').at(-1) ?? '';
      const content = answer?.$ref ? contract.components.responses[name]?.content : answer?.content;
      if (!content || !(type in content)) throw new Error(`${operationId} may not answer ${status} with ${type}`);
      return `${base.slice(1)}/content/${escapePointer(type)}/schema`;
    }
  }
  throw new Error(`the contract has no operation ${operationId}`);
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
