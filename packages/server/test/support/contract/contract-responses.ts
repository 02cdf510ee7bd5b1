import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from '../../../src/http/contract/read-contract.js';

interface Documented {
  $ref?: string;
  content?: Record<string, unknown>;
}

interface Answers {
  operationId?: string;
  responses?: Record<string, Documented>;
}

/** A response as it was sent. */
export interface SentResponse {
  status: number;
  contentType: string | undefined;
  isEmpty?: boolean;
  /** Its parsed JSON; undefined for other content. */
  body?: unknown;
}

/** Statuses of invalid HTTP requests, which `default` documents everywhere. */
const MALFORMED = new Set([400, 408, 417]);

const contract = readContract() as unknown as {
  paths: Record<string, Record<string, Answers>>;
  components: { responses: Record<string, Documented> };
};
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

const places = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, responses }]) =>
      operationId && responses ? [[operationId, { at: `/paths/${escape(path)}/${method}`, responses }] as const] : [],
    ),
  ),
);
const validators = new Map<string, ValidateFunction>();

/**
 * Parses the JSON of a response and checks that the contract documents its status, content type and every property.
 *
 * @throws Error that describes the mismatch
 */
export async function readContractResponse<T>(operationId: string, response: Response): Promise<T> {
  const body: unknown = await response.json();
  const contentType = response.headers.get('content-type') ?? undefined;
  const breach = contractBreach(operationId, { status: response.status, contentType, body });
  if (breach !== undefined) throw new Error(breach);
  return body as T;
}

/** Returns how a response breaks the contract, as a sentence; undefined if it does not. */
export function contractBreach(operationId: string, response: SentResponse): string | undefined {
  const { status, contentType = '', isEmpty = false, body } = response;
  const found = documented(operationId, status);
  if (!found) return `${operationId} answers ${status}, which the contract does not document`;
  const type = isEmpty ? 'nothing' : (contentType.split(';')[0] ?? '').trim();
  const types = Object.keys(found.response.content ?? { nothing: undefined });
  if (!types.includes(type)) return `${operationId} answers ${status} with ${type}, and not with ${types.join(' or ')}`;
  if (!type.endsWith('json') || body === undefined) return undefined;
  const validate = validatorAt(`${found.at}/content/${escape(type)}`);
  if (validate(body)) return undefined;
  return `${operationId} ${status}: ${ajv.errorsText(validate.errors)}`;
}

/** Returns whether the contract documents a status; for responses without a body, such as those to HEAD. */
export function isDocumented(operationId: string, status: number): boolean {
  return documented(operationId, status) !== undefined;
}

function documented(operationId: string, status: number): { at: string; response: Documented } | undefined {
  const place = places.get(operationId);
  if (!place) throw new Error(`The contract has no operation ${operationId}.`);
  const key = place.responses[status] ? String(status) : 'default';
  const response = place.responses[key];
  if (!response) return undefined;
  const name = response.$ref?.split('/').at(-1);
  if (key === 'default' && !MALFORMED.has(status)) return undefined;
  if (name === undefined) return { at: `${place.at}/responses/${key}`, response };
  return { at: `/components/responses/${name}`, response: contract.components.responses[name] ?? {} };
}

function validatorAt(media: string): ValidateFunction {
  const known = validators.get(media);
  if (known) return known;
  // A media type without a schema does not restrict its content.
  const validate = ajv.getSchema(`contract#${media}/schema`) ?? ajv.compile({});
  validators.set(media, validate);
  return validate;
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
