import { v1Hooks } from "../../api/client.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { QueryView } from "../../ui/states.tsx";
import { NOTIFICATIONS } from "./path.ts";
import { TelegramCard } from "./telegram-card.tsx";
import { TopicsCard } from "./topics-card.tsx";

/** What the user is notified of and how, for resellers and staff. */
export function Notifications() {
  const query = v1Hooks.useQuery("get", NOTIFICATIONS);
  const refresh = useRefresh([NOTIFICATIONS]);
  return (
    <QueryView query={query}>
      {({ data }) => (
        <>
          <TopicsCard notifications={data} onChanged={refresh} />
          <TelegramCard telegram={data.telegram} onChanged={refresh} />
        </>
      )}
    </QueryView>
  );
}
