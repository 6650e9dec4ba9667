import "./imports.css";
import { Skeleton } from "antd";
import { useParams } from "react-router-dom";
import { useTexts } from "../useTexts";
import { JobScreen } from "./JobScreen";
import { StartScreen } from "./StartScreen";

/** Imports: a file is brought here, or one that was brought is looked at, written and taken back. */
export function ImportsScreen() {
  const { id = "" } = useParams();
  const hasTexts = useTexts("imports");
  if (!hasTexts) return <Skeleton active title={false} paragraph={{ rows: 12, width: "100%" }} />;
  return /^\d{1,10}$/.test(id) ? <JobScreen key={id} id={id} /> : <StartScreen />;
}
