import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  onlyOwners: {}
  failed: {}
  saved: {}
  saveFailed: {}
  images: {}
  imagesAbout: {}
  logo: {}
  logoHint: {}
  icon: {}
  iconHint: {}
  colours: {}
  coloursAbout: {}
  primary: {}
  onPrimary: {}
  accent: {}
  bg: {}
  surface: {}
  text: {}
  darkText: {}
  darkGround: {}
  lightContrast: { ratio: string; with: string }
  darkContrast: { ratio: string; with: string }
  passes: {}
  tooLow: { needs: string }
  type: {}
  typeAbout: {}
  headingFont: {}
  bodyFont: {}
  fontSystem: {}
  fontSans: {}
  fontSerif: {}
  fontRounded: {}
  fontMono: {}
  corners: {}
  square: { radius: number }
  soft: { radius: number }
  round: { radius: number }
  pill: { radius: number }
  cornerOther: { radius: number }
  company: {}
  companyAbout: {}
  name: {}
  nameJa: {}
  address: {}
  addressJa: {}
  complaintContact: {}
  complaintHint: {}
  phone: {}
  siteUrl: {}
  privacyUrl: {}
  nameEmpty: {}
  long: { max: number }
  controls: { max: number }
  variable: { max: number }
  addressWrong: {}
  social: {}
  socialAbout: {}
  noLinks: {}
  linkNamed: { service: string; number: number }
  service: {}
  website: {}
  linkAddress: {}
  linkEmpty: {}
  moveUp: { name: string }
  moveDown: { name: string }
  remove: { name: string }
  moved: { service: string; place: number; count: number }
  removed: { service: string }
  addLink: {}
  linksMost: { max: number }
  footers: {}
  footersAbout: { variables: string }
  footerEn: {}
  footerJa: {}
  footerLacks: {}
  useStandard: {}
  useStandardNamed: { field: string }
  legal: {}
  legalMissing: { count: number }
  showLegal: {}
  legalMet: {}
  summaryMissing: { count: number }
  summaryMet: {}
  legalAdvised: { count: number }
  japan: {}
  canSpam: {}
  oneClick: {}
  privacy: {}
  optOut: {}
  senderName: {}
  complaint: {}
  optOutNotice: {}
  header: {}
  privacyPolicy: {}
  in_footer: {}
  in_footerAndForms: {}
  in_header: {}
  in_forms: {}
  met: {}
  blocks: {}
  recommends: {}
  jump: { field: string }
  jumpNamed: { item: string; law: string; field: string }
}>({
  title: {
    id: 'brand.title',
    defaultMessage: 'Brand',
    description:
      'Title of the section of the settings about the look of emails and forms and about the company',
  },
  about: {
    id: 'brand.about',
    defaultMessage: 'How your emails and forms look, and what they say about your company.',
    description: 'Below the title of the settings of the brand',
  },
  onlyOwners: {
    id: 'brand.onlyOwners',
    defaultMessage: 'Only owners of the workspace can change the brand.',
    description: 'Banner in the settings of the brand, for members',
  },
  failed: {
    id: 'brand.failed',
    defaultMessage: 'The brand could not be loaded',
    description: 'Title of an error in the settings of the brand',
  },
  saved: {
    id: 'brand.saved',
    defaultMessage: 'Brand saved',
    description: 'Toast after the brand was saved',
  },
  saveFailed: {
    id: 'brand.saveFailed',
    defaultMessage: 'The brand could not be saved.',
    description: 'Title of an error in the settings of the brand; why follows',
  },
  images: {
    id: 'brand.images',
    defaultMessage: 'Logo and icon',
    description: 'Heading of the images of the brand',
  },
  imagesAbout: {
    id: 'brand.imagesAbout',
    defaultMessage:
      'The logo is at the top of emails and forms. The icon is used where there is little room.',
    description: 'Below the heading of the images of the brand',
  },
  logo: {
    id: 'brand.logo',
    defaultMessage: 'Logo',
    description: 'Label of the image of the brand that is wide',
  },
  logoHint: {
    id: 'brand.logoHint',
    defaultMessage: 'PNG, JPEG, WebP or SVG, up to 5 MB. It is sent as PNG, at most 512 px wide.',
    description: 'Below the logo of the brand',
  },
  icon: {
    id: 'brand.icon',
    defaultMessage: 'Icon',
    description: 'Label of the image of the brand that is square',
  },
  iconHint: {
    id: 'brand.iconHint',
    defaultMessage: 'A square image reads best.',
    description: 'Below the icon of the brand',
  },
  colours: {
    id: 'brand.colours',
    defaultMessage: 'Colors',
    description: 'Heading of the colors of the brand',
  },
  coloursAbout: {
    id: 'brand.coloursAbout',
    defaultMessage:
      'Enter six or three digits, such as #4050b5. In dark mode, emails keep their own background and text colors, and your primary and accent colors appear on them.',
    description: 'Below the heading of the colors of the brand',
  },
  primary: {
    id: 'brand.primary',
    defaultMessage: 'Primary',
    description: 'A color of the brand: that of buttons',
  },
  onPrimary: {
    id: 'brand.onPrimary',
    defaultMessage: 'Text on primary',
    description: 'A color of the brand: that of text on buttons',
  },
  accent: {
    id: 'brand.accent',
    defaultMessage: 'Accent',
    description: 'A color of the brand: that of small highlights',
  },
  bg: {
    id: 'brand.bg',
    defaultMessage: 'Page background',
    description: 'A color of the brand: that behind the content',
  },
  surface: {
    id: 'brand.surface',
    defaultMessage: 'Content background',
    description: 'A color of the brand: that of the content area',
  },
  text: {
    id: 'brand.text',
    defaultMessage: 'Text',
    description: 'A color of the brand: that of text',
  },
  darkText: {
    id: 'brand.darkText',
    defaultMessage: 'dark-mode text',
    description: 'What a color is compared with, within “In dark mode 4.5:1 with …”',
  },
  darkGround: {
    id: 'brand.darkGround',
    defaultMessage: 'dark-mode background',
    description: 'What a color is compared with, within “In dark mode 4.5:1 with …”',
  },
  lightContrast: {
    id: 'brand.lightContrast',
    defaultMessage: 'Light: {ratio}:1 with {with}',
    description: 'Contrast of a color of the brand in light mode; with is the color that it is compared with',
  },
  darkContrast: {
    id: 'brand.darkContrast',
    defaultMessage: 'Dark: {ratio}:1 with {with}',
    description: 'Contrast of a color of the brand in dark mode; with is the color that it is compared with',
  },
  passes: {
    id: 'brand.passes',
    defaultMessage: 'Pass',
    description: 'Beside the contrast of a color: it is enough',
  },
  tooLow: {
    id: 'brand.tooLow',
    defaultMessage: 'Fail, needs {needs}:1',
    description: 'Beside the contrast of a color: it is too low; needs is the least that is enough',
  },
  type: {
    id: 'brand.type',
    defaultMessage: 'Fonts and corners',
    description: 'Heading of fonts and corners of the brand',
  },
  typeAbout: {
    id: 'brand.typeAbout',
    defaultMessage:
      'Emails can only use fonts that are on the reader’s device. Each choice has a Japanese font.',
    description: 'Below the heading of fonts and corners of the brand',
  },
  headingFont: {
    id: 'brand.headingFont',
    defaultMessage: 'Headings',
    description: 'Label of the font of headings',
  },
  bodyFont: {
    id: 'brand.bodyFont',
    defaultMessage: 'Body text',
    description: 'Label of the font of text',
  },
  fontSystem: {
    id: 'brand.fontSystem',
    defaultMessage: 'Font of the device',
    description: 'A kind of font: that in which the device shows its own texts',
  },
  fontSans: {
    id: 'brand.fontSans',
    defaultMessage: 'Sans serif',
    description: 'A kind of font',
  },
  fontSerif: {
    id: 'brand.fontSerif',
    defaultMessage: 'Serif',
    description: 'A kind of font',
  },
  fontRounded: {
    id: 'brand.fontRounded',
    defaultMessage: 'Rounded',
    description: 'A kind of font',
  },
  fontMono: {
    id: 'brand.fontMono',
    defaultMessage: 'Monospace',
    description: 'A kind of font',
  },
  corners: {
    id: 'brand.corners',
    defaultMessage: 'Corners',
    description: 'Label of how round buttons and images are',
  },
  square: {
    id: 'brand.square',
    defaultMessage: 'Square',
    description: 'Choice of corners: not round at all',
  },
  soft: {
    id: 'brand.soft',
    defaultMessage: 'Slightly rounded ({radius} px)',
    description: 'Choice of corners',
  },
  round: {
    id: 'brand.round',
    defaultMessage: 'Rounded ({radius} px)',
    description: 'Choice of corners',
  },
  pill: {
    id: 'brand.pill',
    defaultMessage: 'Pill ({radius} px)',
    description: 'Choice of corners: as round as can be',
  },
  cornerOther: {
    id: 'brand.cornerOther',
    defaultMessage: '{radius} px',
    description: 'Choice of corners: another radius that is stored',
  },
  company: {
    id: 'brand.company',
    defaultMessage: 'Company',
    description: 'Heading of the facts about the company',
  },
  companyAbout: {
    id: 'brand.companyAbout',
    defaultMessage:
      'Appears in the footer of every email, where the law requires most of it. Readers of Japanese get the Japanese version, if there is one.',
    description: 'Below the heading of the facts about the company',
  },
  name: {
    id: 'brand.name',
    defaultMessage: 'Company name',
    description: 'Label of the name of the company',
  },
  nameJa: {
    id: 'brand.nameJa',
    defaultMessage: 'Company name in Japanese',
    description: 'Label of the name of the company in Japanese',
  },
  address: {
    id: 'brand.address',
    defaultMessage: 'Postal address',
    description: 'Label of the postal address of the company',
  },
  addressJa: {
    id: 'brand.addressJa',
    defaultMessage: 'Postal address in Japanese',
    description: 'Label of the postal address of the company in Japanese',
  },
  complaintContact: {
    id: 'brand.complaintContact',
    defaultMessage: 'Contact for complaints',
    description: 'Label of the address or page for complaints',
  },
  complaintHint: {
    id: 'brand.complaintHint',
    defaultMessage: 'An email address, a phone number or a page.',
    description: 'Below the contact for complaints',
  },
  phone: {
    id: 'brand.phone',
    defaultMessage: 'Phone',
    description: 'Label of the phone number of the company',
  },
  siteUrl: {
    id: 'brand.siteUrl',
    defaultMessage: 'Website',
    description: 'Label of the address of the website',
  },
  privacyUrl: {
    id: 'brand.privacyUrl',
    defaultMessage: 'Privacy policy',
    description: 'Label of the address of the privacy policy',
  },
  nameEmpty: {
    id: 'brand.nameEmpty',
    defaultMessage: 'Enter a company name.',
    description: 'Below the name of the company: it is empty',
  },
  long: {
    id: 'brand.long',
    defaultMessage: 'Use up to {max, number} characters.',
    description: 'Below a field of the brand: the text is too long',
  },
  controls: {
    id: 'brand.controls',
    defaultMessage: 'Remove line breaks and invisible characters.',
    description: 'Below a field of the brand: it has characters that can’t be in an email',
  },
  variable: {
    id: 'brand.variable',
    defaultMessage:
      'This footer has a variable that emails don’t fill in. Use only those listed for footers.',
    description: 'Below a footer of the brand',
  },
  addressWrong: {
    id: 'brand.addressWrong',
    defaultMessage: 'Enter an address that begins with https://.',
    description: 'Below an address of a page: what is typed is none',
  },
  social: {
    id: 'brand.social',
    defaultMessage: 'Social links',
    description: 'Heading of the links of the brand',
  },
  socialAbout: {
    id: 'brand.socialAbout',
    defaultMessage: 'Where people find you elsewhere, in the order in which emails show them.',
    description: 'Below the heading of the links of the brand',
  },
  noLinks: {
    id: 'brand.noLinks',
    defaultMessage: 'No links yet.',
    description: 'In the settings of the brand: there are no links',
  },
  linkNamed: {
    id: 'brand.linkNamed',
    defaultMessage: 'Link {number}: {service}',
    description: 'Name, for screen readers, of a link of the brand',
  },
  service: {
    id: 'brand.service',
    defaultMessage: 'Service',
    description: 'Label of the service of a link, such as Instagram',
  },
  website: {
    id: 'brand.website',
    defaultMessage: 'Website',
    description: 'Choice of the service of a link: none of those named',
  },
  linkAddress: {
    id: 'brand.linkAddress',
    defaultMessage: 'Address',
    description: 'Label of the address of a link',
  },
  linkEmpty: {
    id: 'brand.linkEmpty',
    defaultMessage: 'Enter an address, or remove the link.',
    description: 'Below the address of a link: it is empty',
  },
  moveUp: {
    id: 'brand.moveUp',
    defaultMessage: 'Move {name} up',
    description: 'Button that moves a link of the brand',
  },
  moveDown: {
    id: 'brand.moveDown',
    defaultMessage: 'Move {name} down',
    description: 'Button that moves a link of the brand',
  },
  remove: {
    id: 'brand.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button that removes a link of the brand',
  },
  moved: {
    id: 'brand.moved',
    defaultMessage: '{service} is now {place} of {count}.',
    description: 'Said by screen readers after a link was moved',
  },
  removed: {
    id: 'brand.removed',
    defaultMessage: '{service} was removed.',
    description: 'Said by screen readers after a link was removed',
  },
  addLink: {
    id: 'brand.addLink',
    defaultMessage: 'Add link',
    description: 'Button that adds a link of the brand',
  },
  linksMost: {
    id: 'brand.linksMost',
    defaultMessage: 'Up to {max} links.',
    description: 'Beside the button that adds a link, when there are as many as there may be',
  },
  footers: {
    id: 'brand.footers',
    defaultMessage: 'Default footers',
    description: 'Heading of the default footers of emails',
  },
  footersAbout: {
    id: 'brand.footersAbout',
    defaultMessage:
      'New emails end with them, and they are added to emails that lack what the law requires. You can use {variables}',
    description: 'Below the heading of the default footers; variables are their names in braces',
  },
  footerEn: {
    id: 'brand.footerEn',
    defaultMessage: 'Footer in English',
    description: 'Label of the default footer of emails in English',
  },
  footerJa: {
    id: 'brand.footerJa',
    defaultMessage: 'Footer in Japanese',
    description: 'Label of the default footer of emails in Japanese',
  },
  footerLacks: {
    id: 'brand.footerLacks',
    defaultMessage:
      'This footer lacks something that the law requires, so emails get the standard footer instead.',
    description: 'Below a default footer that is not complete',
  },
  useStandard: {
    id: 'brand.useStandard',
    defaultMessage: 'Use the standard footer',
    description: 'Button that replaces a default footer with one that has everything',
  },
  useStandardNamed: {
    id: 'brand.useStandardNamed',
    defaultMessage: 'Use the standard footer: {field}',
    description: 'Name, for screen readers, of the button that replaces a default footer',
  },
  legal: {
    id: 'brand.legal',
    defaultMessage: 'Legal requirements',
    description: 'Title of the card of what the law asks of the brand',
  },
  legalMissing: {
    id: 'brand.legalMissing',
    defaultMessage: '{count, plural, one {# requirement not met} other {# requirements not met}}',
    description: 'Beside the title of the legal requirements',
  },
  showLegal: {
    id: 'brand.showLegal',
    defaultMessage: 'Show requirements',
    description: 'Button beside the number of legal requirements that are not met; leads to their list',
  },
  legalMet: {
    id: 'brand.legalMet',
    defaultMessage: 'All requirements met',
    description: 'Beside the title of the legal requirements',
  },
  summaryMissing: {
    id: 'brand.summaryMissing',
    defaultMessage: '{count, plural, one {# legal requirement not met} other {# legal requirements not met}}',
    description: 'Above the form of the brand, far from the list of legal requirements',
  },
  summaryMet: {
    id: 'brand.summaryMet',
    defaultMessage: 'All legal requirements met',
    description: 'Above the form of the brand, far from the list of legal requirements',
  },
  legalAdvised: {
    id: 'brand.legalAdvised',
    defaultMessage: '{count, plural, one {# recommendation} other {# recommendations}}',
    description: 'Beside the title of the legal requirements: what should be looked at',
  },
  japan: {
    id: 'brand.japan',
    defaultMessage: 'Japan: Act on Regulation of Specified Electronic Mail, Article 4',
    description: 'A law about emails to readers in Japan',
  },
  canSpam: {
    id: 'brand.canSpam',
    defaultMessage: 'United States: CAN-SPAM Act',
    description: 'A law about emails to other readers',
  },
  oneClick: {
    id: 'brand.oneClick',
    defaultMessage: 'Mailbox providers: RFC 8058',
    description: 'What Gmail and others ask of emails',
  },
  privacy: {
    id: 'brand.privacy',
    defaultMessage: 'Personal data: APPI Article 21, GDPR Article 13',
    description: 'Laws about forms that ask for personal data',
  },
  optOut: {
    id: 'brand.optOut',
    defaultMessage: 'Link to unsubscribe',
    description: 'Something that a law asks for',
  },
  senderName: {
    id: 'brand.senderName',
    defaultMessage: 'Name of the sender',
    description: 'Something that a law asks for',
  },
  complaint: {
    id: 'brand.complaint',
    defaultMessage: 'Contact for complaints',
    description: 'Something that a law asks for',
  },
  optOutNotice: {
    id: 'brand.optOutNotice',
    defaultMessage: 'Notice that readers can opt out',
    description: 'Something that a law asks for',
  },
  header: {
    id: 'brand.header',
    defaultMessage: 'One-click unsubscribe header',
    description: 'Something that mailbox providers ask for',
  },
  privacyPolicy: {
    id: 'brand.privacyPolicy',
    defaultMessage: 'Link to the privacy policy',
    description: 'Something that laws ask of forms',
  },
  in_footer: {
    id: 'brand.in_footer',
    defaultMessage: 'Shown in the footer of emails',
    description: 'Below something that a law asks for: where readers see it',
  },
  in_footerAndForms: {
    id: 'brand.in_footerAndForms',
    defaultMessage: 'Shown in the footer of emails and on forms',
    description: 'Below something that a law asks for: where readers see it',
  },
  in_header: {
    id: 'brand.in_header',
    defaultMessage: 'Added to every campaign automatically',
    description: 'Below something that a law asks for: where readers see it',
  },
  in_forms: {
    id: 'brand.in_forms',
    defaultMessage: 'Shown on forms',
    description: 'Below something that a law asks for: where readers see it',
  },
  met: {
    id: 'brand.met',
    defaultMessage: 'Met',
    description: 'State of a legal requirement',
  },
  blocks: {
    id: 'brand.blocks',
    defaultMessage: 'Missing',
    description: 'State of a legal requirement: emails can’t be sent so',
  },
  recommends: {
    id: 'brand.recommends',
    defaultMessage: 'Recommended',
    description: 'State of a legal requirement: it should be looked at',
  },
  jump: {
    id: 'brand.jump',
    defaultMessage: 'Go to “{field}”',
    description: 'Button that leads to the field that puts a legal requirement right',
  },
  jumpNamed: {
    id: 'brand.jumpNamed',
    defaultMessage: '{item}, {law}: go to “{field}”',
    description: 'Name, for screen readers, of the button that leads to a field',
  },
})
