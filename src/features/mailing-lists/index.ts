export { MailingListsSection } from './mailing-lists-section.tsx'
