export { Skeleton, skeletonShapes, type SkeletonProps } from './skeleton.tsx'
