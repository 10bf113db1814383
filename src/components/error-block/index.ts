export { ErrorBlock, errorBlockKinds, type ErrorBlockProps } from './error-block.tsx'
export { Ticket } from './ticket.tsx'
