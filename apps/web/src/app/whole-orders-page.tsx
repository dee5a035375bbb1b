import { HumanOrders } from "#features/human-editing/components/human-orders.tsx";
import { OrdersPage } from "#features/orders/orders-page.tsx";

/** What was paid for, below the orders that people work on. */
export function WholeOrdersPage() {
  return <OrdersPage before={<HumanOrders />} />;
}
