import { useRead, useWrite } from '#api/core'
import { transactionalRoutes } from './transactional.routes.ts'

export const useSendTransactional = () => useWrite(transactionalRoutes.send, { refreshes: [] })

/** undefined asks nothing. */
export const useTransactionalStatus = (sendId: string | undefined) =>
  useRead(transactionalRoutes.status, sendId === undefined ? null : { params: { sendId } })
