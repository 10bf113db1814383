import type { KeptConnection } from './connection-rules.ts'

/** Whether a connection puts people on a mailing list; archived ones put nobody anywhere. */
export const connectionFillsList = (
  { state, mailingListIds }: Pick<KeptConnection, 'state' | 'mailingListIds'>,
  mailingListId: string,
): boolean => state !== 'archived' && mailingListIds.includes(mailingListId)

/** Whether a connection fills a property of contacts; archived ones fill none. */
export const connectionFills = (
  { state, mapping }: Pick<KeptConnection, 'state' | 'mapping'>,
  key: string,
): boolean => state !== 'archived' && mapping.some(({ to }) => to === key)

/** Whether what a connection fills can't be deleted now: it runs, or goes on when somebody lets it. */
export const isConnectionAtWork = ({ state }: Pick<KeptConnection, 'state'>): boolean =>
  state === 'active' || state === 'paused' || state === 'error'
