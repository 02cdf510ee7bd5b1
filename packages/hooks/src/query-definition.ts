import type { QueryKey, QueryKeyWithDataTag, UnusedSkipTokenOptions } from '@tanstack/react-query';

type KeyOf<CreateKey extends (...args: never[]) => QueryKey> = ReturnType<CreateKey>;

/** Options of a query, for hooks and for prefetching. Its key is one of `flowlensKeys`, and knows the type of the data. */
export type QueryDefinition<Data, CreateKey extends (...args: never[]) => QueryKey> = UnusedSkipTokenOptions<
  Data,
  Error,
  Data,
  KeyOf<CreateKey>
> &
  QueryKeyWithDataTag<KeyOf<CreateKey>, Data>;
