export type { Place } from './place.ts'
export { Rail } from './rail.tsx'
export { ViewSaver } from './view-saver.tsx'
