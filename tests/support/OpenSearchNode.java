import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** An OpenSearch of one node: its folder, its port for HTTP, its port for other nodes. */
public class OpenSearchNode extends Node {
  OpenSearchNode(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "tests"),
        List.of(Netty4Plugin.class),
        true);
  }

  public static void main(String[] args) throws Exception {
    Settings settings =
        Settings.builder()
            .put("path.home", args[0])
            .put("network.host", "127.0.0.1")
            .put("http.port", args[1])
            .put("transport.port", args[2])
            .put("http.type", "netty4")
            .put("transport.type", "netty4")
            .put("discovery.type", "single-node")
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            .build();
    new OpenSearchNode(settings).start();
    System.out.println("node started");
    Thread.currentThread().join();
  }
}
