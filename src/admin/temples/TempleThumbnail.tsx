import { BankOutlined } from "@ant-design/icons";
import { Avatar } from "antd";

/** The temple's picture, small; a drawn sign where there is none or it cannot be had. */
export function TempleThumbnail({ image, size = 40 }: { image: string | null; size?: number }) {
  return <Avatar shape="square" size={size} src={image} icon={<BankOutlined />} className="thumbnail" alt="" />;
}
