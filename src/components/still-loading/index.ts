export { StillLoading, type StillLoadingProps } from './still-loading.tsx'
