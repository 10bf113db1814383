import { defineMessages } from '#lib/message'

/** What the checks say about a mail, by the id of the rule. */
export const messages = defineMessages<{
  htmlLarge: { size: number }
  htmlClipped: { size: number }
  styleLarge: { size: number }
  ampLarge: { size: number }
  ampStyleLarge: { size: number }
  subjectEmpty: {}
  subjectLong: { count: number }
  subjectLongWide: { count: number }
  subjectShouting: {}
  previewMissing: {}
  previewShort: { count: number }
  previewLong: { count: number }
  imageMissing: {}
  altMissing: {}
  altFileName: { alt: string }
  altLong: { count: number }
  linkedImageAlt: {}
  headingSkipped: { level: number }
  headingTwice: {}
  linkEmpty: {}
  linkVague: { label: string }
  linkAmbiguous: { label: string }
  contrastLow: { ratio: number; mode: string }
  textSmall: { size: number }
  capitals: {}
  imageOnly: {}
  unsubscribeMissing: {}
  addressMissing: {}
  senderNameMissing: {}
  complaintMissing: {}
  linkNowhere: {}
  linkHttp: { address: string }
  linkShortener: { host: string }
  linkIp: { host: string }
  linkDisguised: { label: string; host: string }
  linkFile: { name: string }
  textEmpty: {}
  variableUnknown: { name: string }
  variableWithoutFallback: { name: string }
  variableMissing: { name: string; count: number }
  templateInvalid: { piece: string }
  conditionUnknown: { name: string }
  conditionInvalid: {}
  brandUnknown: { name: string }
  ampNotRegistered: {}
  formAction: {}
  sectionEmpty: {}
  columnEmpty: {}
  imageLarge: { width: number; shown: number }
  imageSmall: { width: number; shown: number }
  placeholder: { text: string }
  unknownBlock: {}
  htmlRemoved: { name: string }
  fromFreeMail: { host: string }
  imagesHeavy: { size: number }
  partsDiffer: {}
  conditionNever: {}
  untranslated: {}
  mailUntranslated: {}
  lockedChanged: {}
  lockedRemoved: {}
  clientSupport: { feature: string; clients: string }
}>({
  htmlLarge: {
    id: 'mailCheck.htmlLarge',
    defaultMessage: 'The HTML is {size} kB. Gmail clips messages over 102 kB.',
    description:
      'Check of an email: the HTML part is close to the size at which Gmail cuts messages; size in kilobytes',
  },
  htmlClipped: {
    id: 'mailCheck.htmlClipped',
    defaultMessage: 'Gmail will clip this email: the HTML is {size} kB, and the limit is 102 kB.',
    description:
      'Check of an email: the HTML part is over the size at which Gmail cuts messages; size in kilobytes',
  },
  styleLarge: {
    id: 'mailCheck.styleLarge',
    defaultMessage: 'The style sheet is {size} bytes. Gmail ignores style sheets over 8,192 bytes.',
    description: 'Check of an email: the style element is over the limit of Gmail',
  },
  ampLarge: {
    id: 'mailCheck.ampLarge',
    defaultMessage: 'The AMP version is {size} bytes. The limit is 200,000 bytes.',
    description: 'Check of an email: the AMP part is over its limit',
  },
  ampStyleLarge: {
    id: 'mailCheck.ampStyleLarge',
    defaultMessage: 'The styles of the AMP version are {size} bytes. The limit is 75,000 bytes.',
    description: 'Check of an email: the styles of the AMP part are over their limit',
  },
  subjectEmpty: {
    id: 'mailCheck.subjectEmpty',
    defaultMessage: 'The subject is empty.',
    description: 'Check of an email: the email has no subject',
  },
  subjectLong: {
    id: 'mailCheck.subjectLong',
    defaultMessage: 'The subject is {count} characters wide. Many inboxes show about 60.',
    description:
      'Check of an email: the subject is wider than inboxes show; a full-width character counts as two',
  },
  subjectLongWide: {
    id: 'mailCheck.subjectLongWide',
    defaultMessage: 'The subject is {count} full-width characters long. Many inboxes show about 30.',
    description:
      'Check of an email: a subject with Japanese letters is longer than inboxes show; two half-width characters count as one',
  },
  subjectShouting: {
    id: 'mailCheck.subjectShouting',
    defaultMessage: 'Subjects in capitals or with several exclamation marks often land in spam.',
    description: 'Check of an email: the subject is in capitals, or has several exclamation marks',
  },
  previewMissing: {
    id: 'mailCheck.previewMissing',
    defaultMessage: 'There is no preview text. Inboxes show the first words of the email instead.',
    description: 'Check of an email: the email has no preview text',
  },
  previewShort: {
    id: 'mailCheck.previewShort',
    defaultMessage: 'The preview text is {count} characters wide. Use at least 35 to fill the line.',
    description:
      'Check of an email: the preview text is shorter than the room for it; a full-width character counts as two',
  },
  previewLong: {
    id: 'mailCheck.previewLong',
    defaultMessage: 'The preview text is {count} characters wide. Inboxes show at most about 130.',
    description:
      'Check of an email: the preview text is longer than the room for it; a full-width character counts as two',
  },
  imageMissing: {
    id: 'mailCheck.imageMissing',
    defaultMessage:
      'Readers won’t see this image: there is none yet, or it is the example of the layout. Add your own or remove the block.',
    description: 'Check of an email: a block for an image has none, or the one that came with the layout',
  },
  altMissing: {
    id: 'mailCheck.altMissing',
    defaultMessage: 'This image has no alt text. Describe it, or mark it as decorative.',
    description: 'Check of an email: an image has no alternative text',
  },
  altFileName: {
    id: 'mailCheck.altFileName',
    defaultMessage: '“{alt}” looks like a file name. Describe what the image shows.',
    description: 'Check of an email: the alternative text of an image is a file name',
  },
  altLong: {
    id: 'mailCheck.altLong',
    defaultMessage: 'The alt text has {count} characters. Keep it under 125.',
    description: 'Check of an email: the alternative text of an image is long',
  },
  linkedImageAlt: {
    id: 'mailCheck.linkedImageAlt',
    defaultMessage: 'This linked image needs alt text that says where the link leads.',
    description: 'Check of an email: an image that is a link has no alternative text',
  },
  headingSkipped: {
    id: 'mailCheck.headingSkipped',
    defaultMessage: 'This heading skips a level: it is level {level}.',
    description: 'Check of an email: a heading is more than one level below the one before',
  },
  headingTwice: {
    id: 'mailCheck.headingTwice',
    defaultMessage: 'There is more than one level 1 heading.',
    description: 'Check of an email: an email has several main headings',
  },
  linkEmpty: {
    id: 'mailCheck.linkEmpty',
    defaultMessage: 'This link has no text, so nobody can see or follow it. Give it a label.',
    description: 'Check of an email: a link has no words',
  },
  linkVague: {
    id: 'mailCheck.linkVague',
    defaultMessage: '“{label}” doesn’t say where the link leads.',
    description: 'Check of an email: the text of a link says nothing, such as click here',
  },
  linkAmbiguous: {
    id: 'mailCheck.linkAmbiguous',
    defaultMessage: 'Two links read “{label}” but lead to different pages.',
    description: 'Check of an email: two links with the same text have different addresses',
  },
  contrastLow: {
    id: 'mailCheck.contrastLow',
    defaultMessage:
      'Text is hard to read in {mode, select, dark {dark} other {light}} mode: the contrast is {ratio}, and 4.5 is needed.',
    description:
      'Check of an email: text and background have too little contrast; mode is light or dark, ratio is a number from 1 to 21',
  },
  textSmall: {
    id: 'mailCheck.textSmall',
    defaultMessage: 'Text of {size} px is hard to read on a phone. Use at least 14 px.',
    description: 'Check of an email: the text of a block is small',
  },
  capitals: {
    id: 'mailCheck.capitals',
    defaultMessage: 'Text in capitals is harder to read, and looks like spam.',
    description: 'Check of an email: a paragraph is written in capitals',
  },
  imageOnly: {
    id: 'mailCheck.imageOnly',
    defaultMessage: 'This email is only images. Add text for those who can’t see them.',
    description: 'Check of an email: an email has images and hardly any text',
  },
  unsubscribeMissing: {
    id: 'mailCheck.unsubscribeMissing',
    defaultMessage: 'There is no link to unsubscribe that every reader sees.',
    description:
      'Check of an email: the email has no unsubscribe link, or only in parts that are shown under conditions',
  },
  addressMissing: {
    id: 'mailCheck.addressMissing',
    defaultMessage: 'The postal address of the sender is missing.',
    description: 'Check of an email: the law wants a postal address in the email, and there is none',
  },
  senderNameMissing: {
    id: 'mailCheck.senderNameMissing',
    defaultMessage: 'The name of the company that sends this email is missing.',
    description: 'Check of an email: the law wants the name of the sender in the email, and there is none',
  },
  complaintMissing: {
    id: 'mailCheck.complaintMissing',
    defaultMessage: 'The contact for complaints is missing. Japanese law requires one.',
    description:
      'Check of an email: Japanese law wants an address or phone number for complaints in the email, and there is none',
  },
  linkNowhere: {
    id: 'mailCheck.linkNowhere',
    defaultMessage: 'This link leads nowhere.',
    description: 'Check of an email: a link has no address, or one that must not be followed',
  },
  linkHttp: {
    id: 'mailCheck.linkHttp',
    defaultMessage: '{address} is not encrypted. Use https.',
    description: 'Check of an email: a link begins with http',
  },
  linkShortener: {
    id: 'mailCheck.linkShortener',
    defaultMessage: '{host} hides where the link leads, and filters distrust it.',
    description: 'Check of an email: a link uses a service that shortens addresses',
  },
  linkIp: {
    id: 'mailCheck.linkIp',
    defaultMessage: '{host} is an IP address. Filters distrust such links.',
    description: 'Check of an email: the host of a link is an IP address',
  },
  linkDisguised: {
    id: 'mailCheck.linkDisguised',
    defaultMessage: 'This link reads “{label}” but leads to {host}.',
    description: 'Check of an email: the text of a link is the address of another site',
  },
  linkFile: {
    id: 'mailCheck.linkFile',
    defaultMessage: 'This link downloads {name}. Filters often block such files.',
    description: 'Check of an email: a link leads to a program or an archive',
  },
  textEmpty: {
    id: 'mailCheck.textEmpty',
    defaultMessage: 'The plain text version is empty.',
    description: 'Check of an email: the text part of the email has no words',
  },
  variableUnknown: {
    id: 'mailCheck.variableUnknown',
    defaultMessage: 'There is no property “{name}”.',
    description: 'Check of an email: a variable asks for a property that does not exist',
  },
  variableWithoutFallback: {
    id: 'mailCheck.variableWithoutFallback',
    defaultMessage: 'Contacts without “{name}” see nothing here. Add a fallback.',
    description: 'Check of an email: a variable has no text for contacts that have no value',
  },
  variableMissing: {
    id: 'mailCheck.variableMissing',
    defaultMessage:
      '{count, plural, one {# contact has} other {# contacts have}} no “{name}”, and there is no fallback.',
    description: 'Check of an email: so many recipients have no value for a variable that has no fallback',
  },
  templateInvalid: {
    id: 'mailCheck.templateInvalid',
    defaultMessage: '“{piece}” is not a variable that can be sent.',
    description: 'Check of an email: a piece in braces is no valid template',
  },
  conditionUnknown: {
    id: 'mailCheck.conditionUnknown',
    defaultMessage: 'The condition asks for “{name}”, which doesn’t exist.',
    description: 'Check of an email: the condition of a block asks for a property that does not exist',
  },
  conditionInvalid: {
    id: 'mailCheck.conditionInvalid',
    defaultMessage: 'The condition of this block can’t be checked.',
    description:
      'Check of an email: the condition of a block has an operator or value that does not fit the property',
  },
  brandUnknown: {
    id: 'mailCheck.brandUnknown',
    defaultMessage: 'The brand has no color “{name}”.',
    description: 'Check of an email: a color names a token that the brand does not have',
  },
  ampNotRegistered: {
    id: 'mailCheck.ampNotRegistered',
    defaultMessage: 'This sender isn’t registered for AMP. Turn AMP off or register the sender.',
    description: 'Check of an email: AMP is on, but the sender is not registered for it',
  },
  formAction: {
    id: 'mailCheck.formAction',
    defaultMessage: 'The form needs an https address to send to.',
    description: 'Check of an email: a form block has no valid address',
  },
  sectionEmpty: {
    id: 'mailCheck.sectionEmpty',
    defaultMessage: 'This section is empty.',
    description: 'Check of an email: a section has no blocks',
  },
  columnEmpty: {
    id: 'mailCheck.columnEmpty',
    defaultMessage: 'This column is empty.',
    description: 'Check of an email: a column has no blocks',
  },
  imageLarge: {
    id: 'mailCheck.imageLarge',
    defaultMessage: 'The image is {width} px wide but shown at {shown} px. A smaller file loads faster.',
    description: 'Check of an email: an image file is more than twice as wide as it is shown',
  },
  imageSmall: {
    id: 'mailCheck.imageSmall',
    defaultMessage: 'The image is {width} px wide but has room for {shown} px. It may look small.',
    description: 'Check of an email: an image file is narrower than its column',
  },
  placeholder: {
    id: 'mailCheck.placeholder',
    defaultMessage: '“{text}” looks like placeholder text.',
    description: 'Check of an email: placeholder text was left in the email',
  },
  unknownBlock: {
    id: 'mailCheck.unknownBlock',
    defaultMessage: 'This block was made with a newer version and won’t be sent.',
    description: 'Check of an email: a block can not be read by this version',
  },
  htmlRemoved: {
    id: 'mailCheck.htmlRemoved',
    defaultMessage: "Email clients don’t run '<'{name}'>'. It is left out.",
    description: 'Check of an email: an HTML block has an element that is removed',
  },
  fromFreeMail: {
    id: 'mailCheck.fromFreeMail',
    defaultMessage:
      'Email sent for an address at {host} is often refused when another service sends it. Use your own domain.',
    description:
      'Check of an email: the address of the sender belongs to a free email service such as gmail.com',
  },
  imagesHeavy: {
    id: 'mailCheck.imagesHeavy',
    defaultMessage: 'The images add up to {size} kB. Over 1 MB, the email loads slowly on phones.',
    description: 'Check of an email: all images together are large files',
  },
  partsDiffer: {
    id: 'mailCheck.partsDiffer',
    defaultMessage: 'The text part doesn’t say the same as the HTML part. Spam filters compare them.',
    description: 'Check of an email: the text part and the HTML part have few words in common',
  },
  untranslated: {
    id: 'mailCheck.untranslated',
    defaultMessage: 'This block isn’t translated: readers get the text of the other language.',
    description: 'Check of an email in two languages: a block has no words in one of them',
  },
  mailUntranslated: {
    id: 'mailCheck.mailUntranslated',
    defaultMessage: 'The title or the preview text isn’t translated.',
    description: 'Check of an email in two languages',
  },
  conditionNever: {
    id: 'mailCheck.conditionNever',
    defaultMessage: 'Nobody can meet this condition, so nobody sees this block.',
    description: 'Check of an email: the condition of a block contradicts itself',
  },
  lockedChanged: {
    id: 'mailCheck.lockedChanged',
    defaultMessage: 'This locked block differs from the template.',
    description: 'Check of an email: a block that the template locks was changed',
  },
  lockedRemoved: {
    id: 'mailCheck.lockedRemoved',
    defaultMessage: 'A locked block of the template is missing.',
    description: 'Check of an email: a block that the template locks was removed',
  },
  clientSupport: {
    id: 'mailCheck.clientSupport',
    defaultMessage: '{feature} isn’t supported in {clients}.',
    description:
      'Check of an email: an image format or a style that some email clients do not support, such as WebP; clients is a list of names',
  },
})
