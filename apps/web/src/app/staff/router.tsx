import { Route } from "react-router";
import { AuditPage } from "#features/staff/audit/audit-page.tsx";
import { CataloguePage } from "#features/staff/catalogue/catalogue-page.tsx";
import { HumanPricesPage } from "#features/staff/catalogue/human-prices-page.tsx";
import { StaffFrame } from "#features/staff/components/staff-frame.tsx";
import { StaffHome } from "#features/staff/components/staff-home.tsx";
import { StaffNotFound } from "#features/staff/components/staff-not-found.tsx";
import { EventsPage } from "#features/staff/events/events-page.tsx";
import { StaffFapiaoPage } from "#features/staff/fapiao/fapiao-page.tsx";
import { FlagsPage } from "#features/staff/flags/flags-page.tsx";
import { GroupPage } from "#features/staff/groups/group-page.tsx";
import { GroupsPage } from "#features/staff/groups/groups-page.tsx";
import { HealthPage } from "#features/staff/health/health-page.tsx";
import { HumanOrderPage } from "#features/staff/human-orders/human-order-page.tsx";
import { HumanOrdersPage } from "#features/staff/human-orders/human-orders-page.tsx";
import { JobsPage } from "#features/staff/jobs/jobs-page.tsx";
import { MembersPage } from "#features/staff/members/members-page.tsx";
import { MessagesPage } from "#features/staff/messages/messages-page.tsx";
import { PaymentsPage } from "#features/staff/payments/payments-page.tsx";
import { PeoplePage } from "#features/staff/people/people-page.tsx";
import { PersonPage } from "#features/staff/people/person-page.tsx";
import { PromotionPage } from "#features/staff/promotions/promotion-page.tsx";
import { PromotionsPage } from "#features/staff/promotions/promotions-page.tsx";
import { QueueOrderPage } from "#features/staff/queue/queue-order-page.tsx";
import { QueuePage } from "#features/staff/queue/queue-page.tsx";
import { SurveysPage } from "#features/staff/surveys/surveys-page.tsx";
import { VouchersPage } from "#features/staff/vouchers/vouchers-page.tsx";

/** Every page of the console. They stand below `/staff`. */
export const staffRoutes = (
  <Route element={<StaffFrame />}>
    <Route index element={<StaffHome />} />
    <Route path="people" element={<PeoplePage />} />
    <Route path="people/:identity" element={<PersonPage />} />
    <Route path="groups" element={<GroupsPage />} />
    <Route path="groups/:identity" element={<GroupPage />} />
    <Route path="queue" element={<QueuePage />} />
    <Route path="queue/:identity" element={<QueueOrderPage />} />
    <Route path="human-orders" element={<HumanOrdersPage />} />
    <Route path="human-orders/:identity" element={<HumanOrderPage />} />
    <Route path="payments" element={<PaymentsPage />} />
    <Route path="fapiao" element={<StaffFapiaoPage />} />
    <Route path="catalogue" element={<CataloguePage />} />
    <Route path="catalogue/human-prices/:serviceLevel" element={<HumanPricesPage />} />
    <Route path="vouchers" element={<VouchersPage />} />
    <Route path="promotions" element={<PromotionsPage />} />
    <Route path="promotions/:identity" element={<PromotionPage />} />
    <Route path="flags" element={<FlagsPage />} />
    <Route path="messages" element={<MessagesPage />} />
    <Route path="surveys" element={<SurveysPage />} />
    <Route path="events" element={<EventsPage />} />
    <Route path="jobs" element={<JobsPage />} />
    <Route path="health" element={<HealthPage />} />
    <Route path="members" element={<MembersPage />} />
    <Route path="audit" element={<AuditPage />} />
    <Route path="*" element={<StaffNotFound />} />
  </Route>
);
