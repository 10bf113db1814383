export {
  useAllSenders,
  useCreateSender,
  useDeleteSender,
  useRegisterAmp,
  useSender,
  useSenderByAddress,
  useSenderCount,
  useSenders,
  useUpdateSender,
} from './senders.hooks.ts'
export { senderRoutes } from './senders.routes.ts'
export type {
  AmpProvider,
  AmpRegistration,
  AmpRegistrationRequest,
  AmpRegistrationResult,
  NewSender,
  Sender,
  SenderAddress,
  SenderFilter,
  SenderQuery,
  SenderStatus,
  SenderUpdate,
} from './senders.schema.ts'
