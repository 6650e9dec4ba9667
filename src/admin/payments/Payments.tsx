import { PaymentScreen } from "./PaymentScreen";

/** Every payment, whatever it was for. */
export const Payments = () => <PaymentScreen of="payments" />;
