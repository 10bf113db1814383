import { pino, type DestinationStream, type Logger } from 'pino'
import { databaseErrorFacts, type DatabaseErrorFacts } from './store/database-error.ts'

/**
 * Opens the log of a process: JSON lines on its standard output. A line is handed over without waiting for it, and those that
 * come meanwhile go together, so that a call doesn't pay for its own line; what is left is written when the process ends. One
 * that is killed may lose its last lines.
 */
export const openLog = (
  level: string,
  base: Readonly<Record<string, string>> = {},
  destination: DestinationStream = pino.destination({ sync: false }),
): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid, ...base },
      serializers: {
        err: (error: unknown) => loggedError(error),
        error: (error: unknown) => (typeof error === 'string' ? withoutAddresses(error) : loggedError(error)),
      },
    },
    destination,
  )

/** What the log has of an error. */
interface LoggedError extends Partial<DatabaseErrorFacts> {
  type: string
  message: string
  stack?: string | undefined
  code?: string | number | undefined
  cause?: LoggedError | undefined
  /** Of several errors at once. */
  errors?: LoggedError[]
}

/** Causes, and errors of an error, that are followed. */
const MOST = { deep: 5, errors: 10 } as const

/**
 * Only fields that hold no data: an error of the database quotes the row in its `detail`, one of a connection has the whole
 * client, one of a check has what was checked.
 */
function loggedError(error: unknown, deep = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(messageIn(error)) }
  const { quotesValue, ...ofDatabase } = databaseErrorFacts(error) ?? { quotesValue: false }
  const message = withoutAddresses(quotesValue ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message)
  const code = 'code' in error ? error.code : undefined
  const isDeep = deep >= MOST.deep
  return {
    type: error.constructor.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...ofDatabase,
    ...(error.cause !== undefined && !isDeep && { cause: loggedError(error.cause, deep + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && { errors: error.errors.slice(0, MOST.errors).map((one) => loggedError(one, deep + 1)) }),
  }
}

/** The queue of jobs tells its errors as plain objects. */
const messageIn = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : String(error)

/** Mail servers quote the address that they refuse. */
const withoutAddresses = (text: string): string =>
  text.replaceAll(/[^\s"'<>()[\],;:/@]{1,64}@[^\s"'<>()[\],;:@]{1,253}/g, '…@…')
