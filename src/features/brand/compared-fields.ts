import type { IntlShape } from 'react-intl'
import type { ComparedField } from '#components/editing'
import type { PickedImage } from '#components/image-picker'
import { brandTokens } from '#domain/brand/brand-tokens'
import { socialName } from '#domain/brand/brand-rules'
import type { BrandDraft } from './brand.model.ts'
import { messages } from './brand.messages.ts'

const texts = [
  ...brandTokens,
  'headingFont',
  'bodyFont',
  'name',
  'nameJa',
  'address',
  'addressJa',
  'complaintContact',
  'phone',
  'siteUrl',
  'privacyUrl',
  'footerEn',
  'footerJa',
] as const

/** Two pictures of one size differ by the end of their data. */
const pictureWords = (picture: PickedImage | null) =>
  picture === null ? '—' : `${picture.width} × ${picture.height} px …${picture.src.slice(-8)}`

/** The fields of two versions beside each other, where they differ. */
export const comparedFields = (intl: IntlShape): readonly ComparedField<BrandDraft>[] => [
  { id: 'logo', label: intl.formatMessage(messages.logo), valueOf: ({ logo }) => pictureWords(logo) },
  { id: 'icon', label: intl.formatMessage(messages.icon), valueOf: ({ icon }) => pictureWords(icon) },
  ...texts.map((id) => ({
    id,
    label: intl.formatMessage(messages[id]),
    valueOf: (draft: BrandDraft) => draft[id],
  })),
  { id: 'radius', label: intl.formatMessage(messages.corners), valueOf: ({ radius }) => `${radius} px` },
  {
    id: 'social',
    label: intl.formatMessage(messages.social),
    valueOf: ({ social }) => social.map(({ kind, url }) => `${socialName(kind)} ${url}`).join('\n'),
  },
]
