import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useOperatorList, type Pages } from "../../../api/use-list.ts";
import { usePoll } from "../../../api/poll.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { Card, Page } from "../../../ui/page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { News } from "./news.ts";
import { NewsEntry } from "./news-entry.tsx";
import { PublishDialog } from "./publish-dialog.tsx";

const ROWS = "20";

/** What the operator has written to resellers. */
export function NewsPage() {
  const [isPublishing, setIsPublishing] = useState(false);
  const refusal = useRefusal("manage_resellers");
  const refetchInterval = usePoll<Pages<News>>();
  const list = useOperatorList(
    "/api/operator/news",
    { query: { per_page: ROWS } },
    { refetchInterval: (query) => (query.state.data?.pages.length === 1 ? refetchInterval(query) : false) },
  );
  const publish = (
    <Button look="primary" unless={refusal} onClick={() => setIsPublishing(true)}>
      <Trans>Publish news</Trans>
    </Button>
  );
  return (
    <Page title={t`News`} about={t`Messages to your resellers.`} actions={publish}>
      <Card flush>
        <PagedList
          list={list}
          empty={
            <EmptyState title={t`No news yet`}>
              <Trans>
                Write to your resellers about new services, holidays or maintenance. They can turn emails and Telegram
                messages of this kind off.
              </Trans>
            </EmptyState>
          }
        >
          <ul className="divide-y divide-line">
            {list.rows.map((news) => (
              <NewsEntry key={news.id} news={news} refusal={refusal} />
            ))}
          </ul>
        </PagedList>
      </Card>
      {isPublishing && <PublishDialog onClose={() => setIsPublishing(false)} />}
    </Page>
  );
}
