import { defineMessages } from 'react-intl'
import type { RuleId } from '#mail/lint'

/** What each check is about, over everything that it found. */
export const ruleTitles = defineMessages<Record<RuleId, {}>>({
  htmlLarge: {
    id: 'mailChecks.htmlLarge',
    defaultMessage: 'Size of the HTML',
    description: 'Title over everything that one check of an email found; the check: htmlLarge',
  },
  htmlClipped: {
    id: 'mailChecks.htmlClipped',
    defaultMessage: 'Clipped by Gmail',
    description: 'Title over everything that one check of an email found; the check: htmlClipped',
  },
  styleLarge: {
    id: 'mailChecks.styleLarge',
    defaultMessage: 'Size of the styles',
    description: 'Title over everything that one check of an email found; the check: styleLarge',
  },
  ampLarge: {
    id: 'mailChecks.ampLarge',
    defaultMessage: 'Size of the AMP part',
    description: 'Title over everything that one check of an email found; the check: ampLarge',
  },
  ampStyleLarge: {
    id: 'mailChecks.ampStyleLarge',
    defaultMessage: 'Size of the AMP styles',
    description: 'Title over everything that one check of an email found; the check: ampStyleLarge',
  },
  subjectEmpty: {
    id: 'mailChecks.subjectEmpty',
    defaultMessage: 'No subject',
    description: 'Title over everything that one check of an email found; the check: subjectEmpty',
  },
  subjectLong: {
    id: 'mailChecks.subjectLong',
    defaultMessage: 'Long subject',
    description: 'Title over everything that one check of an email found; the check: subjectLong',
  },
  subjectLongWide: {
    id: 'mailChecks.subjectLongWide',
    defaultMessage: 'Long subject',
    description: 'Title over everything that one check of an email found; the check: subjectLongWide',
  },
  subjectShouting: {
    id: 'mailChecks.subjectShouting',
    defaultMessage: 'Loud subject',
    description: 'Title over everything that one check of an email found; the check: subjectShouting',
  },
  previewMissing: {
    id: 'mailChecks.previewMissing',
    defaultMessage: 'No preview text',
    description: 'Title over everything that one check of an email found; the check: previewMissing',
  },
  previewShort: {
    id: 'mailChecks.previewShort',
    defaultMessage: 'Short preview text',
    description: 'Title over everything that one check of an email found; the check: previewShort',
  },
  previewLong: {
    id: 'mailChecks.previewLong',
    defaultMessage: 'Long preview text',
    description: 'Title over everything that one check of an email found; the check: previewLong',
  },
  imageMissing: {
    id: 'mailChecks.imageMissing',
    defaultMessage: 'Images to add',
    description: 'Title over everything that one check of an email found; the check: imageMissing',
  },
  altMissing: {
    id: 'mailChecks.altMissing',
    defaultMessage: 'Images without alternative text',
    description: 'Title over everything that one check of an email found; the check: altMissing',
  },
  altFileName: {
    id: 'mailChecks.altFileName',
    defaultMessage: 'File names as alternative text',
    description: 'Title over everything that one check of an email found; the check: altFileName',
  },
  altLong: {
    id: 'mailChecks.altLong',
    defaultMessage: 'Long alternative text',
    description: 'Title over everything that one check of an email found; the check: altLong',
  },
  linkedImageAlt: {
    id: 'mailChecks.linkedImageAlt',
    defaultMessage: 'Linked images without alternative text',
    description: 'Title over everything that one check of an email found; the check: linkedImageAlt',
  },
  headingSkipped: {
    id: 'mailChecks.headingSkipped',
    defaultMessage: 'Skipped heading levels',
    description: 'Title over everything that one check of an email found; the check: headingSkipped',
  },
  headingTwice: {
    id: 'mailChecks.headingTwice',
    defaultMessage: 'Several main headings',
    description: 'Title over everything that one check of an email found; the check: headingTwice',
  },
  linkEmpty: {
    id: 'mailChecks.linkEmpty',
    defaultMessage: 'Links without text',
    description: 'Title over everything that one check of an email found; the check: linkEmpty',
  },
  linkVague: {
    id: 'mailChecks.linkVague',
    defaultMessage: 'Vague link text',
    description: 'Title over everything that one check of an email found; the check: linkVague',
  },
  linkAmbiguous: {
    id: 'mailChecks.linkAmbiguous',
    defaultMessage: 'Same link text, different pages',
    description: 'Title over everything that one check of an email found; the check: linkAmbiguous',
  },
  contrastLow: {
    id: 'mailChecks.contrastLow',
    defaultMessage: 'Low contrast',
    description: 'Title over everything that one check of an email found; the check: contrastLow',
  },
  textSmall: {
    id: 'mailChecks.textSmall',
    defaultMessage: 'Small text',
    description: 'Title over everything that one check of an email found; the check: textSmall',
  },
  capitals: {
    id: 'mailChecks.capitals',
    defaultMessage: 'Text in capitals',
    description: 'Title over everything that one check of an email found; the check: capitals',
  },
  imageOnly: {
    id: 'mailChecks.imageOnly',
    defaultMessage: 'Mostly images',
    description: 'Title over everything that one check of an email found; the check: imageOnly',
  },
  unsubscribeMissing: {
    id: 'mailChecks.unsubscribeMissing',
    defaultMessage: 'No unsubscribe link',
    description: 'Title over everything that one check of an email found; the check: unsubscribeMissing',
  },
  addressMissing: {
    id: 'mailChecks.addressMissing',
    defaultMessage: 'No postal address',
    description: 'Title over everything that one check of an email found; the check: addressMissing',
  },
  senderNameMissing: {
    id: 'mailChecks.senderNameMissing',
    defaultMessage: 'No company name',
    description: 'Title over everything that one check of an email found; the check: senderNameMissing',
  },
  complaintMissing: {
    id: 'mailChecks.complaintMissing',
    defaultMessage: 'No contact for complaints',
    description: 'Title over everything that one check of an email found; the check: complaintMissing',
  },
  linkNowhere: {
    id: 'mailChecks.linkNowhere',
    defaultMessage: 'Links that lead nowhere',
    description: 'Title over everything that one check of an email found; the check: linkNowhere',
  },
  linkHttp: {
    id: 'mailChecks.linkHttp',
    defaultMessage: 'Links without https',
    description: 'Title over everything that one check of an email found; the check: linkHttp',
  },
  linkShortener: {
    id: 'mailChecks.linkShortener',
    defaultMessage: 'Shortened links',
    description: 'Title over everything that one check of an email found; the check: linkShortener',
  },
  linkIp: {
    id: 'mailChecks.linkIp',
    defaultMessage: 'Links to IP addresses',
    description: 'Title over everything that one check of an email found; the check: linkIp',
  },
  linkDisguised: {
    id: 'mailChecks.linkDisguised',
    defaultMessage: 'Links that show another site',
    description: 'Title over everything that one check of an email found; the check: linkDisguised',
  },
  linkFile: {
    id: 'mailChecks.linkFile',
    defaultMessage: 'Links to programs and archives',
    description: 'Title over everything that one check of an email found; the check: linkFile',
  },
  textEmpty: {
    id: 'mailChecks.textEmpty',
    defaultMessage: 'Empty text part',
    description: 'Title over everything that one check of an email found; the check: textEmpty',
  },
  variableUnknown: {
    id: 'mailChecks.variableUnknown',
    defaultMessage: 'Unknown variables',
    description: 'Title over everything that one check of an email found; the check: variableUnknown',
  },
  variableWithoutFallback: {
    id: 'mailChecks.variableWithoutFallback',
    defaultMessage: 'Variables without a fallback',
    description: 'Title over everything that one check of an email found; the check: variableWithoutFallback',
  },
  variableMissing: {
    id: 'mailChecks.variableMissing',
    defaultMessage: 'Variables that are empty for some',
    description: 'Title over everything that one check of an email found; the check: variableMissing',
  },
  templateInvalid: {
    id: 'mailChecks.templateInvalid',
    defaultMessage: 'Invalid templates',
    description: 'Title over everything that one check of an email found; the check: templateInvalid',
  },
  conditionUnknown: {
    id: 'mailChecks.conditionUnknown',
    defaultMessage: 'Conditions on unknown properties',
    description: 'Title over everything that one check of an email found; the check: conditionUnknown',
  },
  conditionInvalid: {
    id: 'mailChecks.conditionInvalid',
    defaultMessage: 'Invalid conditions',
    description: 'Title over everything that one check of an email found; the check: conditionInvalid',
  },
  untranslated: {
    id: 'mailChecks.untranslated',
    defaultMessage: 'Not translated',
    description: 'Title over everything that one check of an email found; the check: untranslated',
  },
  mailUntranslated: {
    id: 'mailChecks.mailUntranslated',
    defaultMessage: 'Title or preview text not translated',
    description: 'Title over everything that one check of an email found; the check: mailUntranslated',
  },
  conditionNever: {
    id: 'mailChecks.conditionNever',
    defaultMessage: 'Never shown',
    description: 'Title over everything that one check of an email found; the check: conditionNever',
  },
  brandUnknown: {
    id: 'mailChecks.brandUnknown',
    defaultMessage: 'Unknown brand colors',
    description: 'Title over everything that one check of an email found; the check: brandUnknown',
  },
  ampNotRegistered: {
    id: 'mailChecks.ampNotRegistered',
    defaultMessage: 'AMP isn’t registered',
    description: 'Title over everything that one check of an email found; the check: ampNotRegistered',
  },
  formAction: {
    id: 'mailChecks.formAction',
    defaultMessage: 'Forms without an https address',
    description: 'Title over everything that one check of an email found; the check: formAction',
  },
  sectionEmpty: {
    id: 'mailChecks.sectionEmpty',
    defaultMessage: 'Empty sections',
    description: 'Title over everything that one check of an email found; the check: sectionEmpty',
  },
  columnEmpty: {
    id: 'mailChecks.columnEmpty',
    defaultMessage: 'Empty columns',
    description: 'Title over everything that one check of an email found; the check: columnEmpty',
  },
  imageLarge: {
    id: 'mailChecks.imageLarge',
    defaultMessage: 'Images larger than needed',
    description: 'Title over everything that one check of an email found; the check: imageLarge',
  },
  imageSmall: {
    id: 'mailChecks.imageSmall',
    defaultMessage: 'Small images',
    description: 'Title over everything that one check of an email found; the check: imageSmall',
  },
  placeholder: {
    id: 'mailChecks.placeholder',
    defaultMessage: 'Placeholder text',
    description: 'Title over everything that one check of an email found; the check: placeholder',
  },
  unknownBlock: {
    id: 'mailChecks.unknownBlock',
    defaultMessage: 'Blocks of a newer version',
    description: 'Title over everything that one check of an email found; the check: unknownBlock',
  },
  htmlRemoved: {
    id: 'mailChecks.htmlRemoved',
    defaultMessage: 'Elements that email clients drop',
    description: 'Title over everything that one check of an email found; the check: htmlRemoved',
  },
  fromFreeMail: {
    id: 'mailChecks.fromFreeMail',
    defaultMessage: 'Free email address as sender',
    description: 'Title over everything that one check of an email found; the check: fromFreeMail',
  },
  imagesHeavy: {
    id: 'mailChecks.imagesHeavy',
    defaultMessage: 'Heavy images',
    description: 'Title over everything that one check of an email found; the check: imagesHeavy',
  },
  partsDiffer: {
    id: 'mailChecks.partsDiffer',
    defaultMessage: 'Text and HTML differ',
    description: 'Title over everything that one check of an email found; the check: partsDiffer',
  },
  lockedChanged: {
    id: 'mailChecks.lockedChanged',
    defaultMessage: 'Changed locked blocks',
    description: 'Title over everything that one check of an email found; the check: lockedChanged',
  },
  lockedRemoved: {
    id: 'mailChecks.lockedRemoved',
    defaultMessage: 'Missing locked blocks',
    description: 'Title over everything that one check of an email found; the check: lockedRemoved',
  },
  clientSupport: {
    id: 'mailChecks.clientSupport',
    defaultMessage: 'Unsupported in some email clients',
    description: 'Title over everything that one check of an email found; the check: clientSupport',
  },
})
