export { Banner, bannerKinds, type BannerProps } from './banner.tsx'
