import "./imports.css";
import { useParams } from "react-router-dom";
import { Loading } from "../layout/Loading";
import { useTexts } from "../useTexts";
import { JobScreen } from "./JobScreen";
import { StartScreen } from "./StartScreen";

/** Imports: a file is brought here, or one that was brought is looked at, written and taken back. */
export function ImportsScreen() {
  const { id = "" } = useParams();
  const hasTexts = useTexts("imports");
  if (!hasTexts) return <Loading />;
  return /^\d{1,10}$/.test(id) ? <JobScreen key={id} id={id} /> : <StartScreen />;
}
