import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  none: {}
  failed: {}
  why: {}
  whyNamed: { segment: string }
  other: {}
}>({
  title: {
    id: 'contactSegments.title',
    defaultMessage: 'Segments',
    description: 'Heading over the segments that a contact is in',
  },
  none: {
    id: 'contactSegments.none',
    defaultMessage: 'Not in any segment.',
    description: 'In place of the segments of a contact when it is in none',
  },
  failed: {
    id: 'contactSegments.failed',
    defaultMessage: 'The segments could not be loaded.',
    description: 'Error in place of the segments of a contact',
  },
  why: {
    id: 'contactSegments.why',
    defaultMessage: 'Why?',
    description: 'Button beside a segment: shows why the contact is in it',
  },
  whyNamed: {
    id: 'contactSegments.whyNamed',
    defaultMessage: 'Why? {segment}',
    description: 'The same for screen readers; segment is the name of the segment',
  },
  other: {
    id: 'contactSegments.other',
    defaultMessage: 'Why not in another segment?',
    description: 'Choice of a segment that the contact is not in: shows why not',
  },
})
