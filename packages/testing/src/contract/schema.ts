/** The part of JSON Schema that the contract's requests use. */
export type Schema = TextSchema | IntegerSchema | BooleanSchema | ArraySchema | NullableArraySchema | ObjectSchema;

export interface TextSchema {
  type: 'string';
  enum?: readonly string[];
  maxLength?: number;
  minLength?: number;
  pattern?: string;
  format?: 'email' | 'uri' | 'date-time';
}

export interface IntegerSchema {
  type: 'integer';
  minimum: number;
  maximum: number;
}

interface BooleanSchema {
  type: 'boolean';
}

export interface ArraySchema {
  type: 'array';
  maxItems: number;
  uniqueItems?: true;
  items: Schema;
}

/** A list, or null. */
export interface NullableArraySchema extends Omit<ArraySchema, 'type'> {
  type: readonly ['array', 'null'];
}

export interface ObjectSchema {
  type: 'object';
  minProperties?: number;
  required?: readonly string[];
  /** Additional properties are allowed if undefined. */
  additionalProperties?: false;
  properties: Readonly<Record<string, Schema>>;
}
