import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  use: {}
  used: {}
  applyHint: {}
  applied: {}
  colors: {}
  fonts: {}
  headings: {}
  body: {}
  sample: {}
  logo: {}
  insertLogo: {}
  logoOf: { company: string }
  footer: {}
  company: {}
  address: {}
  complaint: {}
  privacy: {}
  notGiven: {}
  missing: {}
  gapLogo: {}
  gapAddress: {}
  gapComplaint: {}
  gapNameJa: {}
  gapAddressJa: {}
  gapSocial: {}
  gapContrast: {}
  settings: {}
  loading: {}
}>({
  use: {
    id: 'editorPanel.useBrand',
    defaultMessage: 'Use brand colors and fonts',
    description: 'Button that gives a mail the look of the brand',
  },
  used: {
    id: 'editorPanel.brandUsed',
    defaultMessage: 'This email uses the brand’s colors and fonts.',
    description: 'Shown instead of the button while a mail has the look of the brand',
  },
  applyHint: {
    id: 'editorPanel.useBrandHint',
    defaultMessage: 'Colors of single blocks stay. You can undo it in one step.',
    description: 'Hint below the button that gives a mail the look of the brand',
  },
  applied: {
    id: 'editorPanel.brandApplied',
    defaultMessage: 'Brand colors and fonts applied',
    description: 'Announced after a mail got the look of the brand',
  },
  colors: {
    id: 'editorPanel.brandColors',
    defaultMessage: 'Colors',
    description: 'Heading of the colors of the brand',
  },
  fonts: {
    id: 'editorPanel.brandFonts',
    defaultMessage: 'Fonts',
    description: 'Heading of the fonts of the brand',
  },
  headings: {
    id: 'editorPanel.brandHeadings',
    defaultMessage: 'Headings',
    description: 'What a font of the brand is for',
  },
  body: {
    id: 'editorPanel.brandBody',
    defaultMessage: 'Text',
    description: 'What a font of the brand is for',
  },
  sample: {
    id: 'editorPanel.brandSample',
    defaultMessage: 'Good mail is a pleasure to read.',
    description: 'A sentence shown in a font of the brand',
  },
  logo: {
    id: 'editorPanel.brandLogo',
    defaultMessage: 'Logo',
    description: 'Heading of the logo of the brand',
  },
  insertLogo: {
    id: 'editorPanel.insertLogo',
    defaultMessage: 'Insert logo',
    description: 'Button that inserts the logo of the brand into the mail',
  },
  logoOf: {
    id: 'editorPanel.logoOf',
    defaultMessage: 'Logo of {company}',
    description: 'Alternative text of the logo of the brand in the panel',
  },
  footer: {
    id: 'editorPanel.brandFooter',
    defaultMessage: 'Footer facts',
    description: 'Heading of what the footer of mails says about the company',
  },
  company: {
    id: 'editorPanel.brandCompany',
    defaultMessage: 'Company',
    description: 'Fact about the sender: name of the company',
  },
  address: {
    id: 'editorPanel.brandAddress',
    defaultMessage: 'Postal address',
    description: 'Fact about the sender: postal address',
  },
  complaint: {
    id: 'editorPanel.brandComplaint',
    defaultMessage: 'Complaints',
    description: 'Fact about the sender: where to complain',
  },
  privacy: {
    id: 'editorPanel.brandPrivacy',
    defaultMessage: 'Privacy policy',
    description: 'Fact about the sender: address of the privacy policy',
  },
  notGiven: {
    id: 'editorPanel.brandNotGiven',
    defaultMessage: 'Not set',
    description: 'Shown where the brand lacks a fact',
  },
  missing: {
    id: 'editorPanel.brandMissing',
    defaultMessage: 'The brand is incomplete',
    description: 'Title of the list of what the brand lacks',
  },
  gapLogo: {
    id: 'editorPanel.brandGap.logo',
    defaultMessage: 'There is no logo yet.',
    description: 'What the brand lacks',
  },
  gapAddress: {
    id: 'editorPanel.brandGap.address',
    defaultMessage: 'The postal address is missing. The law requires it in every email.',
    description: 'What the brand lacks',
  },
  gapComplaint: {
    id: 'editorPanel.brandGap.complaint',
    defaultMessage: 'The contact for complaints is missing. Japanese law requires it.',
    description: 'What the brand lacks',
  },
  gapNameJa: {
    id: 'editorPanel.brandGap.nameJa',
    defaultMessage: 'The Japanese company name is missing.',
    description: 'What the brand lacks',
  },
  gapAddressJa: {
    id: 'editorPanel.brandGap.addressJa',
    defaultMessage: 'The Japanese postal address is missing.',
    description: 'What the brand lacks',
  },
  gapSocial: {
    id: 'editorPanel.brandGap.social',
    defaultMessage: 'There are no social links yet.',
    description: 'What the brand lacks',
  },
  gapContrast: {
    id: 'editorPanel.brandGap.contrast',
    defaultMessage: 'Text is hard to read in the brand’s colors: the contrast is below 4.5:1.',
    description: 'What is wrong with the brand',
  },
  settings: {
    id: 'editorPanel.brandSettings',
    defaultMessage: 'Edit the brand in the settings',
    description: 'Link from the editor to the settings of the brand',
  },
  loading: {
    id: 'editorPanel.brandLoading',
    defaultMessage: 'Loading brand…',
    description: 'For screen readers, while the brand is loading',
  },
})
