import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  whose: {}
  people: {}
  programs: {}
  failed: {}
  nothing: {}
  replay: {}
  replayFailed: {}
  whole: {}
  variant: {}
  variantHint: {}
  noHtml: {}
  frame: {}
  links: {}
  link: {}
  clicks: {}
  share: {}
  hour: {}
  until: { hours: number; opens: number; clicks: number }
  play: {}
  pause: {}
}>({
  title: {
    id: 'clickMap.title',
    defaultMessage: 'Clicks in the email',
    description: 'Title of the card that shows where an email was clicked',
  },
  whose: {
    id: 'clickMap.whose',
    defaultMessage: 'Clicks by',
    description: 'Names the choice of whose clicks are shown, for screen readers',
  },
  people: {
    id: 'clickMap.people',
    defaultMessage: 'People',
    description: 'Choice: clicks by people',
  },
  programs: {
    id: 'clickMap.programs',
    defaultMessage: 'Programs',
    description: 'Choice: clicks by programs such as security scanners',
  },
  failed: {
    id: 'clickMap.failed',
    defaultMessage: 'The clicks could not be loaded.',
    description: 'Error in the card that shows where an email was clicked',
  },
  nothing: {
    id: 'clickMap.nothing',
    defaultMessage: 'Nobody has clicked yet.',
    description: 'In place of the clicks of an email that nobody clicked',
  },
  replay: {
    id: 'clickMap.replay',
    defaultMessage: 'Replay hour by hour',
    description: 'Button that shows how clicks in an email came over time',
  },
  replayFailed: {
    id: 'clickMap.replayFailed',
    defaultMessage: 'The replay could not be loaded.',
    description: 'Error when the clicks of an email over time could not be loaded',
  },
  whole: {
    id: 'clickMap.whole',
    defaultMessage: 'Show all clicks',
    description: 'Button that ends the replay of clicks',
  },
  variant: {
    id: 'clickMap.variant',
    defaultMessage: 'Variant',
    description: 'Names the choice of the variant on which clicks are shown',
  },
  variantHint: {
    id: 'clickMap.variantHint',
    defaultMessage: 'Clicks on the same link are counted together in all variants.',
    description: 'Below the choice of the variant on which clicks are shown',
  },
  noHtml: {
    id: 'clickMap.noHtml',
    defaultMessage: 'This email has no HTML part to show the clicks on.',
    description: 'In place of the map of clicks of an email in plain text',
  },
  frame: {
    id: 'clickMap.frame',
    defaultMessage: 'Email with the share of clicks on each link',
    description: 'Names the frame with the email on which clicks are shown',
  },
  links: {
    id: 'clickMap.links',
    defaultMessage: 'Clicks by link',
    description: 'Names the table of clicks by link',
  },
  link: {
    id: 'clickMap.link',
    defaultMessage: 'Link',
    description: 'Head of a column: a link of an email',
  },
  clicks: {
    id: 'clickMap.clicks',
    defaultMessage: 'Clicks',
    description: 'Head of a column: how often a link was clicked',
  },
  share: {
    id: 'clickMap.share',
    defaultMessage: 'Share',
    description: 'Head of a column: the share of a link in all clicks',
  },
  hour: {
    id: 'clickMap.hour',
    defaultMessage: 'Hour',
    description: 'Names the slider through the hours after an email was sent',
  },
  until: {
    id: 'clickMap.until',
    defaultMessage:
      'After {hours, plural, one {# hour} other {# hours}}: {opens, plural, one {# open} other {# opens}}, {clicks, plural, one {# click} other {# clicks}}',
    description: 'What had come of an email until an hour of the replay',
  },
  play: {
    id: 'clickMap.play',
    defaultMessage: 'Play',
    description: 'Button that plays the clicks of an email hour by hour',
  },
  pause: {
    id: 'clickMap.pause',
    defaultMessage: 'Pause',
    description: 'Button that pauses the replay of clicks',
  },
})
