export { RehearsalCard } from './rehearsal-card.tsx'
