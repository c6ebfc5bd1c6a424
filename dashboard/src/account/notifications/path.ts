export const NOTIFICATIONS = "/api/v1/session/notifications";
