import type { ColumnType } from 'kysely';

/** Set by the database unless given. */
export type DefaultTime = ColumnType<Date, Date | undefined, Date>;
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
