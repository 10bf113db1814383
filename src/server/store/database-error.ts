import { DatabaseError } from 'pg'

/** What an error of the database is about, without any value of a row. */
export interface DatabaseErrorFacts {
  table: string | undefined
  column: string | undefined
  constraint: string | undefined
}

/** The class of errors about values. */
const DATA_EXCEPTION = '22'

/** Undefined for any other error. `quotesValue`: whether its message has a value between quotes. */
export const databaseErrorFacts = (
  error: unknown,
): (DatabaseErrorFacts & { quotesValue: boolean }) | undefined =>
  error instanceof DatabaseError
    ? {
        table: error.table,
        column: error.column,
        constraint: error.constraint,
        quotesValue: error.code?.startsWith(DATA_EXCEPTION) === true,
      }
    : undefined
