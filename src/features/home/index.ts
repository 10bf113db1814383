export { readRange, rangeValue } from './home-figures.model.ts'
export { HomeScreen } from './home-screen.tsx'
