export { activityKindValue, readActivityKind } from './home-activity.model.ts'
export { readRange, rangeValue } from './home-figures.model.ts'
export { HomeScreen } from './home-screen.tsx'
