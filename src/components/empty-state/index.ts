export { EmptyState, type EmptyStateProps } from './empty-state.tsx'
export { NoMatch, type NoMatchProps } from './no-match.tsx'
