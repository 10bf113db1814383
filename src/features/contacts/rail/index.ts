export type { Place, RailProps } from './place.ts'
export { Rail } from './rail.tsx'
export { ViewSaver, type ViewSaverProps } from './view-saver.tsx'
