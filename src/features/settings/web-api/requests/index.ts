export { LaterBuilder } from './later-builder.tsx'
