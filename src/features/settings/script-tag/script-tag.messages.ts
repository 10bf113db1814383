import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  failed: {}
  stacks: {}
  receiving: {}
  lastEvent: { date: string }
  stale: {}
  staleAbout: { date: string }
  neverSeen: {}
  neverSeenAbout: {}
  hosts: {}
  host: {}
  lastSeen: {}
  events24h: {}
  calls: {}
  callsAbout: {}
  consent: {}
  consentAbout: {}
  consentRequired: {}
  consentCall: {}
  consentLoaded: {}
  example: {}
}>({
  title: {
    id: 'scriptTag.title',
    defaultMessage: 'Script tag',
    description: 'Title of the section of the settings',
  },
  about: {
    id: 'scriptTag.about',
    defaultMessage: 'This script reports which pages people see on your site and what they do there.',
    description: 'Under the title of the script tag',
  },
  failed: {
    id: 'scriptTag.failed',
    defaultMessage: 'The script tag could not be loaded',
    description: 'Title where the script tag should be',
  },
  stacks: {
    id: 'scriptTag.stacks',
    defaultMessage: 'Type of site',
    description: 'Name, for screen readers, of the tabs with the ways to install the script',
  },
  receiving: {
    id: 'scriptTag.receiving',
    defaultMessage: 'Receiving events',
    description: 'State of the script: events arrive',
  },
  lastEvent: {
    id: 'scriptTag.lastEvent',
    defaultMessage: 'Last event: {date}',
    description: 'When the script last told something',
  },
  stale: {
    id: 'scriptTag.stale',
    defaultMessage: 'No events for a while',
    description: 'State of the script: events arrived once',
  },
  staleAbout: {
    id: 'scriptTag.staleAbout',
    defaultMessage:
      'Last event: {date}. Nothing has been received for 72 hours. Check that the script is still on your site.',
    description: 'What the state “no events for a while” means',
  },
  neverSeen: {
    id: 'scriptTag.neverSeen',
    defaultMessage: 'No events yet',
    description: 'State of the script: nothing arrived so far',
  },
  neverSeenAbout: {
    id: 'scriptTag.neverSeenAbout',
    defaultMessage: 'Add the script to your site and open one of its pages. The first event appears here.',
    description: 'What the state “no events yet” means',
  },
  hosts: {
    id: 'scriptTag.hosts',
    defaultMessage: 'Sites of the last 30 days',
    description: 'Title of the table of sites that the script told something from',
  },
  host: {
    id: 'scriptTag.host',
    defaultMessage: 'Host',
    description: 'Column: name of a site',
  },
  lastSeen: {
    id: 'scriptTag.lastSeen',
    defaultMessage: 'Last event',
    description: 'Column: when the script last told something from that site',
  },
  events24h: {
    id: 'scriptTag.events24h',
    defaultMessage: 'Events in 24 hours',
    description: 'Column: how many events came from that site',
  },
  calls: {
    id: 'scriptTag.calls',
    defaultMessage: 'What your page can report',
    description: 'Title over the calls of the script',
  },
  callsAbout: {
    id: 'scriptTag.callsAbout',
    defaultMessage: 'Page views are counted automatically. Everything else is one call.',
    description: 'Over the calls of the script',
  },
  consent: {
    id: 'scriptTag.consent',
    defaultMessage: 'Consent',
    description: 'Title of the note on consent',
  },
  consentAbout: {
    id: 'scriptTag.consentAbout',
    defaultMessage:
      'The script starts to count as soon as it is loaded. If you need consent first, add data-consent="required" to its tag: then nothing is sent and no cookie is set before your page reports consent.',
    description: 'Note on consent, where the workspace does not require it',
  },
  consentRequired: {
    id: 'scriptTag.consentRequired',
    defaultMessage:
      'This workspace records only with consent. The code above therefore waits: nothing is sent and no cookie is set before your page reports consent.',
    description: 'Note on consent, where the workspace requires it',
  },
  consentCall: {
    id: 'scriptTag.consentCall',
    defaultMessage:
      'Call this when the visitor answers your banner, and on later pages as soon as you know the answer. With granted, what the page reported before is sent. With denied it is discarded, the visit ends, and its cookies are deleted.',
    description: 'Over the code that reports consent; granted and denied are words of the code',
  },
  consentLoaded: {
    id: 'scriptTag.consentLoaded',
    defaultMessage:
      'If you load the script only after consent, for example with a consent trigger of your tag manager, put data-consent="granted" in its tag instead.',
    description: 'Under the code that reports consent',
  },
  example: {
    id: 'scriptTag.example',
    defaultMessage: 'Open example page',
    description: 'Link to the page on which the script tag is tried out',
  },
})

export const stackMessages = defineMessages<{
  html: {}
  htmlAbout: {}
  gtm: {}
  gtmAbout: {}
  next: {}
  nextAbout: {}
  wordpress: {}
  wordpressAbout: {}
}>({
  html: {
    id: 'scriptTag.html',
    defaultMessage: 'HTML',
    description: 'Tab: a site of plain HTML',
  },
  htmlAbout: {
    id: 'scriptTag.htmlAbout',
    defaultMessage: "Put this before '</head>' on every page.",
    description: 'Over the code for plain HTML',
  },
  gtm: {
    id: 'scriptTag.gtm',
    defaultMessage: 'Google Tag Manager',
    description: 'Tab: a site with this tag manager',
  },
  gtmAbout: {
    id: 'scriptTag.gtmAbout',
    defaultMessage: 'Create a tag of the type “Custom HTML” with this code, fired on all pages.',
    description: 'Over the code for the tag manager',
  },
  next: {
    id: 'scriptTag.next',
    defaultMessage: 'Next.js',
    description: 'Tab: a site of Next.js',
  },
  nextAbout: {
    id: 'scriptTag.nextAbout',
    defaultMessage: 'Add this to the root layout (app/layout.tsx).',
    description: 'Over the code for Next.js',
  },
  wordpress: {
    id: 'scriptTag.wordpress',
    defaultMessage: 'WordPress',
    description: 'Tab: a site of WordPress',
  },
  wordpressAbout: {
    id: 'scriptTag.wordpressAbout',
    defaultMessage: 'Add this to functions.php of your theme.',
    description: 'Over the code for WordPress',
  },
})
