export { CampaignCalendar, type CampaignCalendarProps } from './campaign-calendar.tsx'
export { PressureView, type PressureViewProps } from './pressure-view.tsx'
