export { Rail, type Place, type RailProps } from './rail.tsx'
export { ViewSaver, type ViewSaverProps } from './view-saver.tsx'
