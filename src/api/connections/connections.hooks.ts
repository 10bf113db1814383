import { useRead, useVersionedWrite, useWrite } from '#api/core'
import { connectionRoutes } from './connections.routes.ts'
import type { ConnectionQuery } from './connections.schema.ts'

const connections = [connectionRoutes.list, connectionRoutes.one]

export const useConnections = (query: ConnectionQuery = {}) =>
  useRead(connectionRoutes.list, { query }, { keepPrevious: true })

/** undefined asks nothing. */
export const useConnection = (connectionId: string | undefined) =>
  useRead(connectionRoutes.one, connectionId === undefined ? null : { params: { connectionId } })

export const useCreateConnection = () => useWrite(connectionRoutes.create, { refreshes: connections })

export const useUpdateConnection = () =>
  useVersionedWrite(connectionRoutes.update, { record: connectionRoutes.one, refreshes: connections })
