import { Notifications } from "../../../account/notifications/notifications.tsx";
import { useRefusal } from "../../../session/permission.ts";
import { BotCard } from "./bot-card.tsx";

/** What the staff member is notified of and, for those who may set it, the bot of the shop. */
export function NotificationSettings() {
  const refusal = useRefusal("manage_settings");
  return (
    <>
      <Notifications />
      {refusal === undefined && <BotCard />}
    </>
  );
}
