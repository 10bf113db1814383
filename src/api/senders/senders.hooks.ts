import { useRead, useReadAll, useVersionedWrite, useWrite } from '#api/core'
import { senderRoutes } from './senders.routes.ts'
import type { SenderFilter, SenderQuery } from './senders.schema.ts'

const senders = [senderRoutes.list, senderRoutes.count, senderRoutes.one, senderRoutes.byAddress]

export const useSenders = (query: SenderQuery = {}) =>
  useRead(senderRoutes.list, { query }, { keepPrevious: true })

/** All of them, up to 1,000. */
export const useAllSenders = () => useReadAll(senderRoutes.list, {})

export const useSenderCount = (query: SenderFilter = {}) =>
  useRead(senderRoutes.count, { query }, { keepPrevious: true })

/** undefined asks nothing. */
export const useSender = (senderId: string | undefined) =>
  useRead(senderRoutes.one, senderId === undefined ? null : { params: { senderId } })

/** A 404 says that the address is free; undefined asks nothing. */
export const useSenderByAddress = (address: string | undefined) =>
  useRead(senderRoutes.byAddress, address === undefined ? null : { query: { address } })

export const useCreateSender = () => useWrite(senderRoutes.create, { refreshes: senders })

export const useUpdateSender = () =>
  useVersionedWrite(senderRoutes.update, { record: senderRoutes.one, refreshes: senders })

export const useDeleteSender = () => useWrite(senderRoutes.delete, { refreshes: senders })

export const useRegisterAmp = () => useWrite(senderRoutes.registerAmp, { refreshes: senders })
