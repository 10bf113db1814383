export { Banner, bannerKinds, type BannerProps } from './banner.tsx'
export { intoView } from './into-view.ts'
